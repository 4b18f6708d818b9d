import { AppError } from "~/platform/errors";
import { detectFileType } from "./extraction/detect-file-type";
import type { Passage } from "./extraction/document";
import { extractDocument } from "./extraction/extract-document";
import { ExtractionError } from "./extraction/extraction-error";
import { splitIntoPassages } from "./extraction/split-into-passages";
import { agrees } from "./media-types";
import { type NewPassage, passagesOfPicture } from "./passage-store.server";
import { type FileType, fileTypes } from "./schema";

/** What an uploaded file turned out to be. */
export interface UploadReading {
  type: FileType;
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

const wrongType = "Only JPG, PNG, PDF, DOC, and DOCX files are supported.";

/**
 * Tells what a file is, by its name, its declared type and its first bytes, and reads its text.
 * @throws AppError unsupported_file_type, unreadable_document or too_large, naming the file
 */
export async function readUpload(
  name: string,
  declaredType: string | undefined,
  bytes: Uint8Array,
): Promise<UploadReading> {
  const type = checkedType(name, declaredType);
  if (bytes.byteLength === 0) {
    throw unreadable(name, "is empty. Choose another file");
  }
  const detected = detectFileType(bytes);
  if (detected === "encrypted-office" && (type === "docx" || type === "doc")) {
    throw unreadable(name, "is protected by a password. Save a copy without one and upload that");
  }
  if (detected !== (type === "jpeg" ? "jpg" : type)) throw unsupported(name);
  if (type === "jpg" || type === "jpeg" || type === "png") {
    return { type, ...toBeRead, pages: 1, pagesToRead: 1 };
  }
  return { type, ...(await readText(name, type, bytes)) };
}

const toBeRead = {
  status: "reading",
  problem: null,
  pagesRead: 0,
  words: null,
  passages: [],
} satisfies Partial<UploadReading>;

async function readText(
  name: string,
  type: "pdf" | "doc" | "docx",
  bytes: Uint8Array,
): Promise<Omit<UploadReading, "type">> {
  try {
    const document = await extractDocument(type, bytes);
    const numbered = document.pages.filter((page) => page.number !== null);
    const passages = splitIntoPassages(document);
    if (passages.length === 0) throw new ExtractionError("no_text", "no passages");
    const pages = numbered.length > 0 ? numbered.length : null;
    const { picturePages = [], words } = document;
    const [firstPicture] = picturePages;
    const withText = new Set(passages.map(({ page }) => page));
    const toRead = numbered.filter(
      ({ number }) => firstPicture && Number(number) >= firstPicture && !withText.has(number),
    );
    return {
      ...(firstPicture
        ? { status: "reading", pagesRead: firstPicture - 1 }
        : { status: "ready", pagesRead: null }),
      problem: null,
      pages,
      words,
      passages: placePassages(passages, picturePages),
      pagesToRead: toRead.length,
    };
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    if (error.reason === "only_pictures") {
      return { ...toBeRead, pages: error.pages, pagesToRead: error.pages ?? 0 };
    }
    throw asAppError(name, error);
  }
}

/** Numbers a file's passages, with room for those of the pages that are still to be read. */
function placePassages(passages: Passage[], picturePages: number[]): NewPassage[] {
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
    case "too_large":
      return new AppError(
        "too_large",
        `“${name}” unpacks to more than Fennec can read. Split it into parts and upload those.`,
        { fields: { file: name } },
      );
    case "wrong_type":
      return unsupported(name);
  }
}

function checkedType(name: string, declaredType: string | undefined): FileType {
  const extension = name.toLowerCase().split(".").pop() ?? "";
  const type = fileTypes.find((known) => known === extension);
  if (!type || !agrees(declaredType, type)) throw unsupported(name);
  return type;
}

function unsupported(name: string): AppError {
  return new AppError("unsupported_file_type", wrongType, { fields: { file: name } });
}

function unreadable(name: string, what: string): AppError {
  return new AppError("unreadable_document", `“${name}” ${what}.`, { fields: { file: name } });
}
