import { retryReading as retry } from "~/library/dead-letters.server";
import type { App } from "~/platform/app.server";
import { recordAction } from "./record-action.server";

/** Queues the abandoned pages of a file again. @throws AppError not_found if it has none */
export async function retryReading(app: App, fileId: string) {
  const result = await retry(app, fileId);
  await recordAction(app, "retry_reading", fileId);
  return result;
}
