import type { FormatReader } from "../format-reader";
import { extractDocx } from "./extract-docx";
import { ZipArchive } from "./zip-archive";

export const docxReader: FormatReader = {
  detect(bytes) {
    try {
      const archive = new ZipArchive(bytes, 0);
      if (archive.has("word/document.xml")) return "readable";
      // Word also opens packages whose main part has another name, such as word/document2.xml.
      const isWord = archive.names.some((name) => /^word\/document\d*\.xml$/.test(name));
      return isWord && archive.has("[Content_Types].xml") ? "readable" : null;
    } catch {
      return null;
    }
  },
  /** A truncated archive lacks its directory, which is at the end. */
  isDamaged(bytes) {
    const head = String.fromCharCode(...bytes.subarray(0, 4096));
    const isWord = head.includes("word/") || head.includes("[Content_Types].xml");
    return head.startsWith("PK") && isWord && !head.includes("xl/") && !endsWithDirectory(bytes);
  },
  extract: extractDocx,
};

function endsWithDirectory(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(-22)).includes("PK\u0005\u0006");
}
