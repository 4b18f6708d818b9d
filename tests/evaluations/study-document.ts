import { env } from "cloudflare:workers";
import { extractionVersion } from "~/library/extraction/extraction-version";
import { readPlainText } from "~/library/extraction/read-plain-text";
import { splitIntoPassages } from "~/library/extraction/split-into-passages";
import { insertFileStatements } from "~/library/file-store.server";
import { insertPassageStatements } from "~/library/passage-store.server";
import { uploadFiles } from "~/library/upload-files.server";
import { newId } from "~/platform/ids";
import { buildDocx } from "./build-docx";
import { type Library, openLibrary } from "./open-library";

/** One thing that a learner of the document must know. */
interface ListedFact {
  fact: string;
  terms: string[];
  kind: string;
  /** Verbatim; for a table row, its cells joined by spaces. */
  quote: string;
}

/** A document, its important facts and the questions about it: the format of `NAME.facts.json`. */
export interface StudyDocument {
  /** Path within the folder. */
  file: string;
  title: string;
  language: string;
  genre: string;
  /** How a Markdown file is added: pasted as it is, or saved as a Word document, which is the default. */
  format?: "text" | "docx";
  matters: ListedFact[];
  ask: { question: string; answer_quote?: string; more_quotes?: string[] }[];
  unanswerable: string[];
}

/** A document in the library of a new learner. */
export interface StoredDocument extends Library {
  fileId: string;
}

const machine = "https://machine.invalid";

export async function listDocuments(): Promise<StudyDocument[]> {
  const answer = await env.FOLDER.fetch(`${machine}/documents`);
  return (await answer.json()) as StudyDocument[];
}

/** Writes a file of results, if the command has an output folder. */
export async function keepResult(path: string, text: string): Promise<void> {
  const address = `${machine}/dump?path=${encodeURIComponent(path)}`;
  await env.FOLDER.fetch(address, { method: "POST", body: text });
}

export function isPicture({ file }: StudyDocument): boolean {
  return /\.(?:jpe?g|png)$/i.test(file);
}

export function nameOf({ file }: StudyDocument): string {
  return file.replace(/^.*[\\/]|\.\w+$/g, "");
}

/** Stores a document like the product: uploaded, or pasted if it is plain text. */
export async function store(document: StudyDocument): Promise<StoredDocument> {
  const library = await openLibrary();
  const address = `${machine}/file?path=${encodeURIComponent(document.file)}`;
  const bytes = await (await env.FOLDER.fetch(address)).arrayBuffer();
  if (!/\.(?:md|txt)$/.test(document.file)) {
    const extension = document.file.replace(/^.*\./, "");
    return upload(library, new File([bytes], `${nameOf(document)}.${extension}`));
  }
  const text = new TextDecoder().decode(bytes);
  if (document.format === "text") return paste(library, text);
  return upload(library, new File([buildDocx(text)], `${nameOf(document)}.docx`));
}

async function upload(library: Library, file: File): Promise<StoredDocument> {
  const body = new FormData();
  body.append("files", file);
  const request = new Request(`${machine}/api/upload`, { method: "POST", body });
  const [stored] = await uploadFiles(library.app, library.learner, request);
  if (!stored) throw new Error(`${file.name} was not stored.`);
  await library.readPictures();
  return { ...library, fileId: stored.id };
}

/** The library accepts no plain text; this one is read and indexed as if it did. */
async function paste(library: Library, text: string): Promise<StoredDocument> {
  const { app, learner } = library;
  const read = readPlainText(text);
  const row = {
    ...{ id: newId(), userId: learner.id, name: "Pasted text.docx", size: text.length },
    ...{ bytesKey: newId(), createdAt: app.clock.now(), words: read.words, extractionVersion },
    ...({
      type: "docx",
      source: null,
      usedAt: null,
      queued: null,
      status: "ready",
      problem: null,
      pages: null,
      pagesRead: null,
    } as const),
  };
  const passages = splitIntoPassages(read).map((one, ordinal) => ({ ...one, ordinal }));
  const [file, ...rest] = [
    ...insertFileStatements(app.database, row),
    ...insertPassageStatements(app.database, row, passages),
  ];
  await app.database.batch([file, ...rest]);
  return { ...library, fileId: row.id };
}
