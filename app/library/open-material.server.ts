import { emptyMaterial } from "~/ai/empty-material";
import type { DocumentMaterial, Material } from "~/ai/ports";
import type { App } from "~/platform/app.server";
import { listFileRows } from "./file-store.server";
import {
  listHeadingRows,
  readPartRows,
  readPassageRows,
  searchPartRows,
  searchPassageRows,
} from "./passage-store.server";
import { toSearchWords } from "./search-terms";
import { listWordsLike } from "./vocabulary-store.server";
import { whenRead } from "./when-read.server";

/**
 * What a study task may draw on: one file, or with null the learner's whole library; nothing where
 * a topic is named that the library does not speak of.
 * @throws AppError not_found or still_reading
 */
export async function openMaterial(
  app: App,
  learner: { id: string },
  fileId: string | null,
  topic: string | null = null,
): Promise<DocumentMaterial> {
  const rows = fileId
    ? [await whenRead(app, learner, fileId)]
    : await listFileRows(app.database, learner.id);
  const scope = { userId: learner.id, fileId };
  const material: DocumentMaterial = {
    documents: rows.filter((row) => row.status === "ready").map(({ id, name }) => ({ id, name })),
    search: (query, limit) => searchPassageRows(app.database, scope, query, limit),
    read: (limit, spread) => readPassageRows(app.database, scope, limit, spread),
    outline: () => listHeadingRows(app.database, scope, mostHeadings),
    within: (part) => ({
      ...material,
      search: (query, limit) => searchPartRows(app.database, learner.id, part, query, limit),
      read: (limit, spread) => readPartRows(app.database, learner.id, part, limit, spread),
    }),
    derive: (_, work) => work(),
    wordsLike: (word) => listWordsLike(app.database, scope, word),
  };
  return fileId || !topic || (await speaksOf(material, topic)) ? material : emptyMaterial;
}

/** More than any book has. */
const mostHeadings = 2_000;
const looked = 8;
const most = 2 / 3;

/** Does one passage hold most words of the topic, in whatever form? */
async function speaksOf(material: Material, topic: string): Promise<boolean> {
  const beginnings = toSearchWords(topic).map((word) =>
    word.slice(0, Math.max(4, word.length - 2)),
  );
  const passages = await material.search(topic, looked);
  return passages.some(({ heading, text }) => {
    const words = toSearchWords(`${heading ?? ""} ${text}`);
    const held = beginnings.filter((beginning) => words.some((word) => word.startsWith(beginning)));
    return held.length >= beginnings.length * most;
  });
}
