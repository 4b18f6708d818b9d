import type { SqlJsStatic } from "sql.js";
import { openPackage } from "../anki/open-package";
import { readCollection } from "../anki/read-collection";
import type { CardFileType } from "./card-file-types";
import { decodeText } from "./decode-text";
import type { ReadCards } from "./imported-card";
import { readText } from "./read-text";

/**
 * The cards of a file, and their schedules if it is a package.
 * @param now the time of the import, for schedules
 * @throws UnreadableCards or TooManyCards
 */
export async function readCardFile(
  type: CardFileType,
  content: ReadableStream<Uint8Array>,
  now: Date,
  openSqlite: () => Promise<SqlJsStatic>,
): Promise<ReadCards> {
  if (type !== "apkg") {
    const bytes = new Uint8Array(await new Response(content).arrayBuffer());
    return readText(decodeText(bytes), type === "csv" ? "table" : "any");
  }
  const { collection, media } = await openPackage(content as unknown as AsyncIterable<Uint8Array>);
  const read = readCollection(await openSqlite(), collection, now);
  return { ...read, media: Math.max(media, read.media) };
}
