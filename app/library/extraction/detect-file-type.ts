import { CompoundFile, isCompoundFile } from "./compound-file";
import { ZipArchive } from "./zip-archive";

/** What the bytes of a file are, whatever its name says. */
export type DetectedFileType = "jpg" | "png" | "pdf" | "docx" | "doc" | "encrypted-office";

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Readers accept a PDF whose header comes within the first kilobyte. */
const PDF_HEADER_RANGE = 1024;

/** Recognises the types Fennec accepts by content; null for anything else. */
export function detectFileType(bytes: Uint8Array): DetectedFileType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpg";
  if (PNG_SIGNATURE.every((value, index) => bytes[index] === value)) return "png";
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return detectInZip(bytes);
  if (isCompoundFile(bytes)) return detectInCompoundFile(bytes);
  const head = String.fromCharCode(...bytes.subarray(0, PDF_HEADER_RANGE));
  return head.includes("%PDF-") && !head.trimStart().startsWith("<") ? "pdf" : null;
}

function detectInZip(bytes: Uint8Array): "docx" | null {
  try {
    const archive = new ZipArchive(bytes, 0);
    if (archive.has("word/document.xml")) return "docx";
    // Word also opens packages whose main part has another name, such as word/document2.xml.
    const isWord = archive.names.some((name) => /^word\/document\d*\.xml$/.test(name));
    return isWord && archive.has("[Content_Types].xml") ? "docx" : null;
  } catch {
    return null;
  }
}

function detectInCompoundFile(bytes: Uint8Array): "doc" | "encrypted-office" | null {
  try {
    const file = new CompoundFile(bytes);
    if (file.has("EncryptedPackage")) return "encrypted-office";
    return file.has("WordDocument") ? "doc" : null;
  } catch {
    return null;
  }
}
