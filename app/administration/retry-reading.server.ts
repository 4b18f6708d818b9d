import { retryReading as retry } from "~/library/dead-letters.server";
import type { App } from "~/platform/app.server";
import { recordAction } from "./record-action.server";

/**
 * Puts a file whose reading was given up in line again.
 * @throws AppError not_found where no page of it was given up
 */
export async function retryReading(app: App, fileId: string) {
  const result = await retry(app, fileId);
  await recordAction(app, "retry_reading", fileId);
  return result;
}
