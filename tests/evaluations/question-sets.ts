import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { memoryMaterial } from "~/ai/builtin/tests/memory-material";
import type { DocumentMaterial } from "~/ai/ports";
import { extractDocument } from "~/library/extraction/extract-document";
import { splitIntoPassages } from "~/library/extraction/split-into-passages";
import { readPlainText } from "~/library/text-material";

/**
 * A folder of documents with questions: `qa/<name>.json` holds one of these, and `document` is the
 * path of a PDF or of a plain text in the folder.
 */
export interface QuestionSet {
  document: string;
  questions: {
    question: string;
    /** The one that answers, word for word. */
    sentence?: string;
    answerable: boolean;
  }[];
}

/** Written for Fennec, so that they may be shown and changed; the engine has not seen them. */
export const ownFolder = import.meta.dirname;

/** A folder of real documents, where one is named. */
export const namedFolder = process.env.FIXTURES ?? null;

export function readSets(folder: string): { name: string; folder: string; set: QuestionSet }[] {
  return readdirSync(join(folder, "qa"))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => ({
      name: file.replace(/\.json$/, ""),
      folder,
      set: JSON.parse(readFileSync(join(folder, "qa", file), "utf8")),
    }));
}

/** A document as the product reads and cuts it. */
export async function openDocument(folder: string, document: string): Promise<DocumentMaterial> {
  const bytes = readFileSync(join(folder, document));
  const read =
    extname(document) === ".pdf"
      ? await extractDocument("pdf", new Uint8Array(bytes))
      : readPlainText(bytes.toString("utf8"));
  return memoryMaterial(
    splitIntoPassages(read).map((piece, ordinal) => ({
      ...piece,
      id: ordinal + 1,
      fileId: "file",
      fileName: document,
      ordinal,
    })),
  );
}
