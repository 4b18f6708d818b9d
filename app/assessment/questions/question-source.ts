import type { KeptQuestions, ReviewSource, UnfinishedWork } from "~/assessment/review-items";
import type { Actor, App, Owner } from "~/platform/app.server";

/** A quiz or test with its questions. */
type QuestionWork = Omit<KeptQuestions, "answeredAt"> & { finishedAt: Date | null };

interface Store {
  mode: ReviewSource["mode"];
  /** @throws AppError not_found, also if it is another learner's */
  find(app: App, actor: Actor, id: string): Promise<QuestionWork>;
  /** Remembers that the learner has said whether to keep it. */
  recordKeepAnswer(database: App["database"], userId: string, id: string, at: Date): Promise<void>;
  findUnfinished: FindWork;
  findUnanswered: FindWork;
  markReported(
    database: App["database"],
    userId: string,
    key: string,
    at: Date | null,
  ): Promise<void>;
  kind: UnfinishedWork["kind"];
  /** The page that continues it. */
  link(id: string): string;
  resultLink(id: string): string;
  deleteLink(id: string): string;
}

type FindWork = (
  database: App["database"],
  userId: Owner["id"],
) => Promise<{ id: string; title: string } | null>;

/** Quizzes or tests whose questions can be kept for review. */
export function createQuestionSource(store: Store): ReviewSource {
  const { mode, find } = store;
  return {
    mode,
    async readQuestions(app, actor, id) {
      const { title, fileId, finishedAt, questions } = await find(app, actor, id);
      return { title, fileId, answeredAt: finishedAt ?? app.clock.now(), questions };
    },
    markReported: (app, actor, key, at) => store.markReported(app.database, actor.id, key, at),
    async recordAnswer(app, actor, id) {
      await find(app, actor, id);
      await store.recordKeepAnswer(app.database, actor.id, id, app.clock.now());
      return 0;
    },
    async findUnanswered(app, owner) {
      const work = await store.findUnanswered(app.database, owner.id);
      return work && { ...work, href: store.resultLink(work.id) };
    },
    async findUnfinished(app, owner) {
      const work = await store.findUnfinished(app.database, owner.id);
      if (!work) return null;
      const { id, title } = work;
      return { kind: store.kind, title, href: store.link(id), deleteHref: store.deleteLink(id) };
    },
  };
}
