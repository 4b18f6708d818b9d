import { AppError } from "~/platform/errors";
import type { DocumentReader, DocumentReading, KeptDocument } from "~/platform/ports";
import { ExtractionError } from "./extraction/extraction-error";
import { agrees, type PictureType } from "./media-types";
import { type NewPassage, passagesOfPicture } from "./passage-store.server";
import { type FileType, fileTypes } from "./schema";

/** What an uploaded file turned out to be. */
export interface UploadReading {
  /** Pictures and pages that are pictures are read later, one by one. */
  status: "ready" | "reading";
  problem: null;
  pages: number | null;
  pagesRead: number | null;
  words: number | null;
  passages: NewPassage[];
  /** How many pages are pictures that are still to be read. */
  pagesToRead: number;
}

const toBeRead = {
  status: "reading",
  problem: null,
  pagesRead: 0,
  words: null,
  passages: [],
} satisfies Partial<UploadReading>;

/** A picture that has arrived. */
export const pictureToRead: UploadReading = { ...toBeRead, pages: 1, pagesToRead: 1 };

/**
 * Reads the text of a document that has arrived.
 * @throws AppError unsupported_file_type, unreadable_document, too_large or rate_limited, naming the
 * file
 */
export async function readUpload(
  reader: DocumentReader,
  name: string,
  document: KeptDocument,
): Promise<UploadReading> {
  try {
    return ofReading(await reader.read(document));
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    if (error.reason === "only_pictures") {
      return { ...toBeRead, pages: error.pages, pagesToRead: error.pages ?? 0 };
    }
    throw asAppError(name, error);
  }
}

function ofReading({ pages, words, passages, picturePages }: DocumentReading): UploadReading {
  const [firstPicture] = picturePages;
  const withText = new Set(passages.map(({ page }) => page));
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
    passages: placePassages(passages, picturePages),
    pagesToRead,
  };
}

/** Numbers a file's passages, with room for those of the pages that are still to be read. */
function placePassages(
  passages: DocumentReading["passages"],
  picturePages: number[],
): NewPassage[] {
  return passages.map((passage, index) => {
    const before = picturePages.filter((page) => page < (passage.page ?? 0)).length;
    return { ...passage, ordinal: index + before * passagesOfPicture };
  });
}

function asAppError(name: string, { reason }: ExtractionError): AppError {
  switch (reason) {
    case "encrypted":
      return unreadable(
        name,
        "is protected by a password. Save a copy without one and upload that",
      );
    case "damaged":
      return unreadable(name, "is damaged and cannot be opened. Export or download it once more");
    case "no_text":
    case "only_pictures":
      return unreadable(
        name,
        "has no text in it, only pictures or shapes. Upload a version whose text can be selected",
      );
    case "given_up":
      return unreadable(
        name,
        "could not be read to its end. Try it once more, or split it into parts and upload those",
      );
    case "too_large":
      return new AppError(
        "too_large",
        `“${name}” unpacks to more than Fennec can read. Split it into parts and upload those.`,
        { fields: { file: name } },
      );
    case "busy":
      return new AppError(
        "rate_limited",
        "Many files are being read right now. Please upload yours again in a minute.",
        { headers: { "Retry-After": "60" } },
      );
    case "wrong_type":
      return unsupported(name);
  }
}

/**
 * The type that a file's name and declared type agree on.
 * @throws AppError unsupported_file_type, naming the file
 */
export function typeOf(name: string, declaredType: string | undefined): FileType {
  const extension = name.toLowerCase().split(".").pop() ?? "";
  const type = fileTypes.find((known) => known === extension);
  if (!type || !agrees(declaredType, type)) throw unsupported(name);
  return type;
}

/** @throws AppError unsupported_file_type where a picture's first bytes are of something else */
export function checkPicture(name: string, type: PictureType, head: Uint8Array): void {
  const signature = signatures[type];
  if (!signature.every((byte, index) => head[index] === byte)) throw unsupported(name);
}

const jpegSignature = [0xff, 0xd8, 0xff];
const signatures: Record<PictureType, number[]> = {
  jpg: jpegSignature,
  jpeg: jpegSignature,
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** @throws AppError unreadable_document where nothing has arrived */
export function checkSize(name: string, size: number): void {
  if (size === 0) throw unreadable(name, "is empty. Choose another file");
}

function unsupported(name: string): AppError {
  return new AppError(
    "unsupported_file_type",
    "Only JPG, PNG, PDF, DOC, and DOCX files are supported.",
    { fields: { file: name } },
  );
}

function unreadable(name: string, what: string): AppError {
  return new AppError("unreadable_document", `“${name}” ${what}.`, { fields: { file: name } });
}
