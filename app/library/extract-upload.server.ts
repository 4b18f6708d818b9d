import { AppError } from "~/platform/errors";
import type { DocumentReader, DocumentReading, FileToRead, PackedReading } from "~/platform/ports";
import { ExtractionError } from "./extraction/extraction-error";
import { type FileFormat, hasSignature } from "./formats/file-format";
import { type FileType, type Format, findFormat } from "./formats/formats";
import * as m from "./messages";
import { type NewPassage, passagesPerOcrPage } from "./passage-store.server";
import { uploadRules } from "./upload-rules";

/** What is known of an uploaded file. */
export interface UploadExtraction {
  /** OCR reads pictures, and pages that are pictures, later, one by one. */
  status: "ready" | "reading";
  problem: null;
  pages: number | null;
  pagesRead: number | null;
  words: number | null;
  passageCount: number;
  /** Unpacks the passages. */
  openPassages(): Promise<NewPassage[]>;
  /** How many pages OCR has still to read. */
  pagesToRead: number;
}

const toBeRead = {
  status: "reading",
  problem: null,
  pagesRead: 0,
  words: null,
  passageCount: 0,
  openPassages: async () => [],
} satisfies Partial<UploadExtraction>;

/** A picture that was uploaded. */
export const unreadPicture: UploadExtraction = { ...toBeRead, pages: 1, pagesToRead: 1 };

/**
 * Extracts the text of an uploaded document.
 * @throws AppError unsupported_file_type, unreadable_document, too_large or rate_limited, naming the
 * file
 */
export async function extractUpload(
  reader: DocumentReader,
  name: string,
  document: FileToRead,
): Promise<UploadExtraction> {
  try {
    return ofReading(await reader.read(document));
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    if (error.reason === "only_pictures") {
      return { ...toBeRead, pages: error.pages, pagesToRead: error.pages ?? 0 };
    }
    throw toAppError(name, error);
  }
}

function ofReading(reading: PackedReading): UploadExtraction {
  const { pages, words, picturePages, passageCount } = reading;
  const [firstPicture] = picturePages;
  const withText = new Set(reading.pagesWithText);
  let pagesToRead = 0;
  for (let page = firstPicture ?? Infinity; page <= (pages ?? 0); page += 1) {
    if (!withText.has(page)) pagesToRead += 1;
  }
  return {
    ...(firstPicture
      ? { status: "reading", pagesRead: firstPicture - 1 }
      : { status: "ready", pagesRead: null }),
    problem: null,
    pages,
    words,
    passageCount,
    openPassages: async () => placePassages(await reading.unpack(), picturePages),
    pagesToRead,
  };
}

/** Numbers a file's passages, with gaps for the pages that OCR has still to read. */
function placePassages(
  passages: DocumentReading["passages"],
  picturePages: number[],
): NewPassage[] {
  return passages.map((passage, index) => {
    const before = picturePages.filter((page) => page < (passage.page ?? 0)).length;
    return { ...passage, ordinal: index + before * passagesPerOcrPage };
  });
}

function toAppError(name: string, { reason }: ExtractionError): AppError {
  switch (reason) {
    case "encrypted":
      return unreadable(name, m.encryptedFile);
    case "damaged":
      return unreadable(name, m.damagedFile);
    case "no_text":
    case "only_pictures":
      return unreadable(name, m.fileWithoutText);
    case "given_up":
      return unreadable(name, m.unfinishedFile);
    case "too_large":
      return new AppError("too_large", m.oversizedFile({ file: name }), { fields: { file: name } });
    case "busy":
      return new AppError("rate_limited", m.readerBusy(), { headers: { "Retry-After": "60" } });
    case "wrong_type":
      return unsupported(name);
  }
}

/**
 * The format that a file's name and declared media type agree on, and its extension.
 * @throws AppError unsupported_file_type, naming the file
 */
export function formatByName(
  name: string,
  declaredType: string | undefined,
): { format: Format; type: FileType } {
  const type = name.toLowerCase().split(".").pop() ?? "";
  const format = findFormat(type);
  if (!format || !agrees(declaredType, format)) throw unsupported(name);
  return { format, type: type as FileType };
}

/** Whether a declared media type matches a format; systems that do not know it declare none. */
function agrees(
  declared: string | undefined,
  { mediaType, otherMediaTypes = [] }: FileFormat,
): boolean {
  const types = ["", "application/octet-stream", mediaType, ...otherMediaTypes];
  return types.includes(declared ?? "");
}

/** @throws AppError unsupported_file_type if a picture's first bytes are not those of its format */
export function checkSignature(name: string, format: Format, head: Uint8Array): void {
  if (!hasSignature(format, head)) throw unsupported(name);
}

/** @throws AppError unreadable_document if the file is empty */
export function checkSize(name: string, size: number): void {
  if (size === 0) throw unreadable(name, m.emptyFile);
}

function unsupported(name: string): AppError {
  const message = uploadRules.unsupportedFormat();
  return new AppError("unsupported_file_type", message, { fields: { file: name } });
}

function unreadable(name: string, message: (about: { file: string }) => string): AppError {
  return new AppError("unreadable_document", message({ file: name }), { fields: { file: name } });
}
