import { emptyMaterial } from "~/ai/material/empty-material";
import { memoizeDerived } from "~/ai/material/memoize-derived";
import type { DocumentMaterial, DocumentPart, Material } from "~/ai/ports";
import type { App } from "~/platform/app.server";
import type { NamedPart } from "./document-parts";
import { type FileRow, findFileRow, listFileRows } from "./file-store.server";
import { getOrCompute } from "./get-or-compute.server";
import { listHeadingRows } from "./passage-position-store.server";
import { searchPartRows, searchPassageRows } from "./passage-search-store.server";
import { readPartRows, readPassageRows } from "./passage-store.server";
import { recordUse } from "./record-use.server";
import { reextractIfOutdated } from "./reextract.server";
import { toSearchWords } from "./search-terms";
import { listWordsLike } from "./vocabulary-store.server";
import { waitForExtraction } from "./wait-for-extraction.server";

/**
 * The material of a study task: files, of which those that are read are used, or with null the
 * learner's whole library; nothing if the library does not cover the topic.
 * @param parts only these parts of a file, or of those that they name
 * @throws AppError not_found or still_reading
 */
export async function openMaterial(
  app: App,
  learner: { id: string },
  fileIds: readonly string[] | null,
  topic: string | null = null,
  parts: readonly NamedPart[] | null = null,
): Promise<DocumentMaterial> {
  if (fileIds === null) return openLibrary(app, learner, topic);
  const [only] = fileIds;
  if (only !== undefined && fileIds.length === 1) recordUse(app, learner, only);
  return openFiles(app, learner, fileIds, parts);
}

/** The same without a topic, not recorded as the learner's use of a file. */
export async function openFiles(
  app: App,
  learner: { id: string },
  fileIds: readonly string[],
  parts: readonly NamedPart[] | null = null,
): Promise<DocumentMaterial> {
  const rows = await waitForExtraction(app, learner, fileIds);
  const readable = fileIds.flatMap(
    (id) => rows.find((row) => row.id === id && row.status === "ready") ?? [],
  );
  const [only] = readable;
  if (!only) return emptyMaterial;
  if (readable.length === 1 && parts === null) {
    return materialOf(app, await reextractIfOutdated(app, only));
  }
  const files = readable.length === 1 ? [await reextractIfOutdated(app, only)] : readable;
  const material = buildMaterial(app, learner.id, files, idsOf(files));
  if (parts === null) return material;
  const own = inFiles(files, parts);
  return own.length > 0 ? restrict(app, learner.id, material, own) : emptyMaterial;
}

async function openLibrary(
  app: App,
  learner: { id: string },
  topic: string | null,
): Promise<DocumentMaterial> {
  const rows = await listFileRows(app.database, learner.id);
  const material = buildMaterial(app, learner.id, rows, null);
  return !topic || (await coversTopic(material, topic)) ? material : emptyMaterial;
}

const idsOf = (rows: readonly FileRow[]) => rows.map(({ id }) => id);

/** The material of a file if it is ready, without waiting; else null. */
export async function openReadMaterial(
  app: App,
  userId: string,
  fileId: string,
): Promise<DocumentMaterial | null> {
  const row = await findFileRow(app.database, userId, fileId);
  return row?.status === "ready" ? materialOf(app, row) : null;
}

/** Values derived from one file are stored with it, those derived from several are not. */
function materialOf(app: App, row: FileRow): DocumentMaterial {
  const keepForRequest = memoizeDerived();
  const material = buildMaterial(app, row.userId, [row], [row.id]);
  return {
    ...material,
    textKey: JSON.stringify([row.id, row.extractionVersion, row.words]),
    derive: (name, work) => keepForRequest(name, () => getOrCompute(app, row, name, work)),
  };
}

function buildMaterial(
  app: App,
  userId: string,
  rows: readonly FileRow[],
  fileIds: readonly string[] | null,
): DocumentMaterial {
  const scope = { userId, fileIds };
  const material: DocumentMaterial = {
    documents: rows.filter((row) => row.status === "ready").map(({ id, name }) => ({ id, name })),
    search: (query, limit) => searchPassageRows(app.database, scope, query, limit),
    read: (limit, spread) => readPassageRows(app.database, scope, limit, spread),
    outline: () => listHeadingRows(app.database, scope, mostHeadings),
    within: (part) => restrict(app, userId, material, [part]),
    derive: memoizeDerived(),
    wordsLike: (word) => listWordsLike(app.database, scope, word),
  };
  return material;
}

/** The material limited to parts of its documents. */
function restrict(
  app: App,
  userId: string,
  material: DocumentMaterial,
  parts: readonly DocumentPart[],
): DocumentMaterial {
  return {
    ...material,
    derive: memoizeDerived(),
    search: (query, limit) => searchPartRows(app.database, userId, parts, query, limit),
    read: (limit, spread) => readPartRows(app.database, userId, parts, limit, spread),
  };
}

/** The parts of these files; a part that names none is of the only one. */
function inFiles(files: readonly FileRow[], parts: readonly NamedPart[]): DocumentPart[] {
  const only = files.length === 1 ? files[0]?.id : undefined;
  return parts.flatMap((part) => {
    const fileId = part.fileId ?? only;
    return fileId !== undefined && files.some(({ id }) => id === fileId)
      ? [{ ...part, fileId }]
      : [];
  });
}

/** More than any book has. */
const mostHeadings = 2_000;
/** Search results that are checked for the topic. */
const checkedResults = 8;
/** The share of the topic's words that one of them has to contain. */
const leastShare = 2 / 3;

/** Whether one passage contains most words of the topic, in any inflected form. */
async function coversTopic(material: Material, topic: string): Promise<boolean> {
  const beginnings = toSearchWords(topic).map((word) =>
    word.slice(0, Math.max(4, word.length - 2)),
  );
  const passages = await material.search(topic, checkedResults);
  return passages.some(({ heading, text }) => {
    const words = toSearchWords(`${heading ?? ""} ${text}`);
    const held = beginnings.filter((beginning) => words.some((word) => word.startsWith(beginning)));
    return held.length >= beginnings.length * leastShare;
  });
}
