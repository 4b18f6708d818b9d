import type { Actor, App } from "~/platform/app.server";
import * as m from "./messages";
import type { FileSummary } from "./schema";
import { keepFile } from "./upload-files.server";

const longestName = 60;

/**
 * Stores a pasted text as a document.
 * @param id of the new file
 * @throws AppError unreadable_document, too_large or rate_limited
 */
export async function uploadText(
  app: App,
  actor: Actor,
  { text, name }: { text: string; name: string | null },
  id?: string,
): Promise<FileSummary> {
  const filename = `${(name ?? beginningOf(text)).replace(/[\\/]/g, "-")}.txt`;
  return keepFile(
    app,
    actor,
    { filename, content: [new TextEncoder().encode(text)], source: null },
    id,
  );
}

/** The first line of a text, or its first words, without the marks of Markdown. */
function beginningOf(text: string): string {
  const line =
    text
      .trim()
      .split("\n", 1)[0]
      ?.replace(/^[#>*\s-]+/, "")
      .trim() ?? "";
  if (line.length <= longestName) return line || m.pastedText();
  return `${line.slice(0, longestName).replace(/\s+\S*$/, "")}…`;
}
