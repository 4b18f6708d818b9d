import type { DocumentMaterial } from "~/ai/ports";
import type { NamedPart } from "~/library/document-parts";
import { openMaterial } from "~/library/open-material.server";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import type { Studied } from "./find-studied.server";
import * as m from "./messages";

/**
 * The material of what is studied; of a course, the documents that are read.
 * @param focus a topic, or parts of a document
 * @throws AppError no_content for a course without documents, not_found or still_reading
 */
export async function openStudied(
  app: App,
  learner: { id: string },
  { fileIds, name }: Studied,
  focus: { topic?: string | null; parts?: readonly NamedPart[] | null } = {},
): Promise<DocumentMaterial> {
  if (fileIds?.length === 0) {
    throw new AppError("no_content", m.courseIsEmpty({ course: name ?? "" }));
  }
  return openMaterial(app, learner, fileIds, focus.topic, focus.parts);
}
