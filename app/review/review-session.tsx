import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { describeInterval, previewIntervals } from "~/assessment/memory";
import { findCourse } from "~/courses/find-course.server";
import { findDueLimit } from "~/courses/find-due-limit.server";
import { listFiles } from "~/library/list-files.server";
import { viewSource, viewSources } from "~/library/view-source";
import type { Actor, App, Owner } from "~/platform/app.server";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { pathAnd, revalidateIfMoved } from "~/ui/revalidate-if-moved";
import { answerItem } from "./answer-item.server";
import { answerParts } from "./answer-parts";
import { SessionScreen } from "./components/session-screen";
import type { SessionView } from "./components/session-views";
import { describeNext } from "./describe-next";
import { findAnswer } from "./find-answer.server";
import * as m from "./messages";
import { type Queue, readQueue } from "./read-queue.server";
import { reasonFor } from "./reason";
import { feedbackLink, itemLink, sessionLink } from "./review-links";
import { findItem } from "./review-sources.server";
import {
  cardForm,
  questionForm,
  sessionParameters,
  typedForm,
  undoForm,
  wrongForm,
} from "./schema";
import { setAside } from "./set-aside.server";
import { undoAnswer } from "./undo-answer.server";

export const meta: MetaFunction = () => pageMeta(m.sessionTitle());

/** Where an item leads that is there no more. */
const goOn = { path: sessionLink(undefined), title: m.itemNotFound };

type Files = Awaited<ReturnType<typeof listFiles>>;

export const loader = pageLoader({
  access: "learner",
  input: sessionParameters,
  missing: goOn,
  early: async ({ app, owner, input }) =>
    Promise.all([readSession(app, owner, input.courseId), listFiles(app, owner)]),
  async run({ app, actor, input, early: [queue, files] }) {
    const [first] = queue.entries;
    const shown = input.answered === undefined ? input.item : undefined;
    if (input.answered === undefined && shown === undefined && first) {
      throw redirect(itemLink(first.id, input.courseId));
    }
    return {
      left: queue.entries.length,
      courseId: input.courseId ?? null,
      undo: queue.ratedToday.at(-1)?.id ?? null,
      view: await viewStep(app, actor, { ...input, item: shown }, queue, files),
    };
  },
});

/** The queue, or that of one course. */
async function readSession(app: App, owner: Owner, courseId: string | undefined): Promise<Queue> {
  if (courseId === undefined) return readQueue(app, owner);
  const { fileIds } = await findCourse(app, owner, courseId);
  return readQueue(app, owner, fileIds);
}

interface Step {
  item?: string | undefined;
  answered?: string | undefined;
  courseId?: string | undefined;
}

async function viewStep(
  app: App,
  actor: Actor,
  { item: id, answered, courseId }: Step,
  queue: Queue,
  files: Files,
): Promise<SessionView> {
  const now = app.clock.now();
  if (answered !== undefined) {
    return viewFeedback(app, actor, { answered, courseId }, queue, files);
  }
  if (id === undefined) return viewEnd(queue, now);
  const { item } = await findItem(app, actor, id);
  const shown = {
    id,
    front: item.front,
    title: item.title,
    reason: reasonFor(item, now),
    answerId: `showing ${item.reps}`,
  };
  if (item.question) {
    return { ...shown, is: "question", options: item.question.options };
  }
  const back = item.back ?? "";
  const limitDue = await findDueLimit(app, actor, item.fileId);
  return {
    ...shown,
    is: "card",
    back,
    parts: answerParts(back),
    source: viewSource(item.source, files, itemLink(id, courseId, "back")),
    intervals: previewIntervals(item, now, (due) => limitDue({ id, due, lastReview: now })),
    turnHref: itemLink(id, courseId, "back"),
    frontHref: itemLink(id, courseId),
  };
}

async function viewFeedback(
  app: App,
  actor: Actor,
  { answered, courseId }: { answered: string; courseId: string | undefined },
  queue: Queue,
  files: Files,
): Promise<SessionView> {
  const { item, question, selected } = await findAnswer(app, actor, answered);
  const [next] = queue.entries.filter(({ id }) => id !== item.id);
  const sources = { source: item.source, optionSources: question.optionSources };
  return {
    is: "feedback",
    id: item.id,
    front: item.front,
    title: item.title,
    options: question.options,
    selected,
    correctAnswer: question.correctAnswer,
    explanation: question.explanation,
    ...viewSources(sources, files, feedbackLink(answered, courseId)),
    comesBack: describeInterval(item.due, app.clock.now()),
    nextHref: next ? itemLink(next.id, courseId) : sessionLink(courseId),
  };
}

function viewEnd(queue: Queue, now: Date): SessionView {
  const { ratedToday } = queue;
  return {
    is: "end",
    answers: ratedToday.length,
    right: ratedToday.filter(({ grade }) => grade !== "again").length,
    learned: ratedToday.filter(({ first }) => first).length,
    heldBack: queue.capped,
    next: describeNext(queue.next, now),
  };
}

const choose = pageForm({
  access: "learner",
  input: questionForm,
  failureTitle: m.notSavedTitle,
  missing: goOn,
  async run({ app, actor, input }) {
    const { item, option, sure, answerId, courseId } = input;
    const answered = await answerItem(app, actor, {
      itemId: item,
      selected: option,
      answerId,
      ...(sure ? { sure: sure === "yes" } : {}),
    });
    return redirect(feedbackLink(answered.ratingId, courseId));
  },
});

const rate = pageForm({
  access: "learner",
  input: cardForm,
  failureTitle: m.notSavedTitle,
  missing: goOn,
  async run({ app, actor, input }) {
    const { item, grade, partCount = 0, part, answerId } = input;
    const parts = Array.from({ length: partCount }, (_, index) => part.includes(index));
    await answerItem(app, actor, { itemId: item, answerId, parts, ...(grade ? { grade } : {}) });
    return redirect(await nextLink(app, actor, item, input.courseId));
  },
});

/** The next item of the queue, another than the last one if there is one. */
async function nextLink(
  app: App,
  actor: Actor,
  last: string,
  courseId: string | undefined,
): Promise<string> {
  const { entries } = await readSession(app, actor, courseId);
  const next = entries.find(({ id }) => id !== last) ?? entries[0];
  return next ? itemLink(next.id, courseId) : sessionLink(courseId);
}

/** Shows the back of a card beside the answer that was typed. */
const check = pageForm({
  access: "learner",
  input: typedForm,
  failureTitle: m.notSavedTitle,
  run: async ({ input }) => ({ typed: input.typed, item: input.item }),
});

const undo = pageForm({
  access: "learner",
  input: undoForm,
  failureTitle: m.notUndoneTitle,
  async run({ app, actor, input, scope }) {
    const item = await undoAnswer(app, actor, input.rating);
    if (item) scope.leaveNotice({ tone: "info", title: m.undoneTitle() });
    return redirect(item ? itemLink(item, input.courseId) : sessionLink(input.courseId));
  },
});

const wrong = pageForm({
  access: "learner",
  input: wrongForm,
  failureTitle: m.notSetAsideTitle,
  missing: goOn,
  async run({ app, actor, input, scope }) {
    await setAside(app, actor, { id: input.item, reason: input.reason });
    scope.leaveNotice({
      tone: "info",
      title: m.setAsideTitle(),
      message: m.setAsideMessage(),
    });
    return redirect(await nextLink(app, actor, input.item, input.courseId));
  },
});

export const action = pageAction({ choose, rate, check, undo, wrong });

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notSavedTitle(), failure: m.noAnswer() });

/** Turning a card loads nothing: the page has both sides. */
export const shouldRevalidate = revalidateIfMoved(pathAnd("item", "answered", "courseId"));

export default function ReviewSession() {
  const [query] = useSearchParams();
  const answer = useActionData<typeof action>();
  const typed = answer && "typed" in answer ? answer : null;
  const result = answer && "result" in answer ? answer.result : undefined;
  return (
    <SessionScreen
      {...useLoaderData<typeof loader>()}
      turned={query.get("side") === "back"}
      typed={typed}
      result={result}
    />
  );
}
