import { type NamedPart, writeParts } from "~/library/document-parts";
import type { App, Owner } from "~/platform/app.server";
import { readAnswers } from "./read-answers.server";

/** The ids of the answered items in review that are about these parts of documents. */
export async function findItemsWithin(
  app: App,
  owner: Owner,
  { fileIds, parts }: { fileIds: readonly string[]; parts: readonly NamedPart[] },
): Promise<string[]> {
  const [only] = fileIds;
  const wanted = new Set(
    parts.map((part) => writeParts([{ ...part, fileId: part.fileId ?? only }])),
  );
  const answers = await readAnswers(app, owner, fileIds);
  return answers.flatMap(({ section: { fileId, part }, review }) =>
    review && wanted.has(writeParts([{ ...part, fileId }])) ? [review.id] : [],
  );
}
