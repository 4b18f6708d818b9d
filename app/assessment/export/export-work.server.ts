import * as m from "~/assessment/messages";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import type { ExportedFile, ExportFormat } from "./export-formats";

/**
 * A deck, quiz or practice test of the learner as a file.
 * @throws AppError not_found, or invalid_request if it has no such format
 */
export async function exportWork(
  app: App,
  actor: Actor,
  { id, format }: { id: string; format: ExportFormat },
): Promise<ExportedFile> {
  for (const { exportWork } of app.studyModes) {
    const exported = await exportWork?.(app, actor, { id, format });
    if (exported === "no such format") {
      throw new AppError("invalid_request", m.exportFormatUnknown());
    }
    if (exported) return exported;
  }
  throw new AppError("not_found", m.exportNotFound());
}
