import { type PartRange, writeParts } from "~/library/document-parts";
import type { App, Owner } from "~/platform/app.server";
import { readAnswers } from "./read-answers.server";

/** The ids of the answered items in review that are about these parts of a document. */
export async function findItemsWithin(
  app: App,
  owner: Owner,
  { fileId, parts }: { fileId: string; parts: readonly PartRange[] },
): Promise<string[]> {
  const wanted = new Set(parts.map((part) => writeParts([part])));
  const answers = await readAnswers(app, owner, [fileId]);
  return answers.flatMap(({ section, review }) =>
    review && wanted.has(writeParts([section.part])) ? [review.id] : [],
  );
}
