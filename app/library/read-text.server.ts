import type { Material } from "~/ai/ports";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { ExtractionError } from "./extraction/extraction-error";
import { pastedType } from "./extraction/pasted-type";
import * as m from "./messages";
import { textMaterial } from "./text-material";

/**
 * Reads a pasted text, which is not stored.
 * @param field the form field that holds it
 * @throws AppError unreadable_document or rate_limited
 */
export async function readText(app: App, text: string, field: string): Promise<Material> {
  const bytes = new TextEncoder().encode(text);
  try {
    const { unpack } = await app.documents.read({
      type: pastedType,
      size: bytes.length,
      open: async () => new Blob([bytes]).stream(),
    });
    return textMaterial(await unpack());
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    if (error.reason === "no_text") return textMaterial([]);
    if (error.reason === "busy") {
      throw new AppError("rate_limited", m.textReaderBusy(), { headers: { "Retry-After": "60" } });
    }
    throw new AppError("unreadable_document", m.unfinishedText(), { field });
  }
}
