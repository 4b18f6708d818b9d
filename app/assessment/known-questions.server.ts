import type { KnownQuestion } from "~/ai/ports";
import type { Actor, App } from "~/platform/app.server";

/** How many earlier questions new ones are compared with. */
const limit = 300;

/** What every study mode has asked the learner about a file, newest first. */
export async function knownQuestions(
  app: App,
  actor: Actor,
  fileId: string | null,
): Promise<KnownQuestion[]> {
  if (fileId === null) return [];
  const asked = await Promise.all(
    app.studyModes.map((mode) => mode.listAsked?.(app, actor, fileId, limit) ?? []),
  );
  const newestFirst = asked.flat().sort((a, b) => b.askedAt.getTime() - a.askedAt.getTime());
  // A test that was taken again asks the same questions.
  const known = new Map(newestFirst.map(({ question, quote }) => [question, { question, quote }]));
  return [...known.values()].slice(0, limit);
}
