import type { AnsweredItem } from "~/assessment/answered-items";
import type { DocumentSection } from "~/library/document-sections";
import { locateQuotes } from "~/library/locate-quotes.server";
import type { App, Owner } from "~/platform/app.server";
import { lastAnswers } from "./last-answers";

/** More than a learner gives in weeks; older ones say little about what is known today. */
const mostAnswers = 500;

interface LocatedAnswer extends AnsweredItem {
  section: DocumentSection;
}

/** The last answers about some documents, each with the section that it is about. */
export async function readAnswers(
  app: App,
  owner: Owner,
  fileIds: readonly string[],
): Promise<LocatedAnswer[]> {
  if (fileIds.length === 0) return [];
  const query = { fileIds, limit: mostAnswers };
  const lists = await Promise.all(
    app.studyModes.map((mode) => mode.listAnswered?.(app, owner, query) ?? []),
  );
  const answers = lastAnswers(lists.flat()).slice(0, mostAnswers);
  const sections = await locateQuotes(
    app,
    owner,
    answers.map(({ source }) => source),
  );
  return answers.flatMap((answer, at) => {
    const section = sections[at];
    return section ? [{ ...answer, section }] : [];
  });
}
