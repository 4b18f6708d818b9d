import type { KnownQuestion } from "~/ai/ports";
import type { Actor, App } from "~/platform/app.server";
import { everything, isSameScope, type StudyScope } from "~/study-scope";

/** How many earlier questions new ones are compared with. */
const limit = 300;

/** What every study mode has asked the learner about a file or course, newest first. */
export async function knownQuestions(
  app: App,
  actor: Actor,
  scope: StudyScope,
): Promise<KnownQuestion[]> {
  if (isSameScope(scope, everything)) return [];
  const asked = await Promise.all(
    app.studyModes.map((mode) => mode.listAsked?.(app, actor, scope, limit) ?? []),
  );
  const newestFirst = asked.flat().sort((a, b) => b.askedAt.getTime() - a.askedAt.getTime());
  // A test that was taken again asks the same questions.
  const known = new Map(newestFirst.map(({ question, quote }) => [question, { question, quote }]));
  return [...known.values()].slice(0, limit);
}
