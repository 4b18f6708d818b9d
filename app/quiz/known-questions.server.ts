import type { Citation, KnownQuestion } from "~/ai/ports";
import type { Actor, App } from "~/platform/app.server";
import { listAsked } from "~/practice-test/list-asked.server";
import { listAskedRows } from "./quiz-store.server";

/** How many earlier questions new ones are compared with. */
const most = 300;

/** What quizzes and practice tests have asked this learner of a file, newest first. */
export async function knownQuestions(
  app: App,
  actor: Actor,
  fileId: string | null,
): Promise<KnownQuestion[]> {
  if (fileId === null) return [];
  const asked = await Promise.all([
    listAskedRows(app.database, actor.id, fileId, most),
    listAsked(app, actor, fileId, most),
  ]);
  const newestFirst = asked.flat().sort((a, b) => b.askedAt.getTime() - a.askedAt.getTime());
  // A test that was taken again asks the same questions.
  const known = new Map(
    newestFirst.map(({ question, source }) => [question, { question, quote: quoteOf(source) }]),
  );
  return [...known.values()].slice(0, most);
}

function quoteOf(source: string): string {
  return (JSON.parse(source) as Citation | null)?.quote ?? "";
}
