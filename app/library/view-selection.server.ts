import type { Actor, App } from "~/platform/app.server";
import { readHoldings } from "./read-holdings.server";
import type { FileSummary } from "./schema";
import { selectFile } from "./select-file";
import { type HoldingsView, viewHoldings } from "./view-holdings";

/**
 * The selected file, and how much can be made from it, for a setup form.
 * @param fileId the file that the URL names
 * @param item what the form makes
 */
export async function viewSelection(
  app: App,
  actor: Actor,
  files: FileSummary[],
  fileId: string | undefined,
  item: "questions" | "cards",
): Promise<{ file: { id: string; name: string } | null; holdings: HoldingsView }> {
  const file = selectFile(files, fileId);
  return {
    file: file && { id: file.id, name: file.name },
    holdings: viewHoldings(await readHoldings(app, actor, file), item),
  };
}
