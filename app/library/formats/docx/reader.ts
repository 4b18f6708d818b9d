import { isCutArchive } from "~/library/extraction/office-package";
import { ZipArchive } from "~/library/extraction/zip-archive";
import type { FormatReader } from "../format-reader";
import { extractDocx } from "./extract-docx";

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
    return isCutArchive(bytes, (head) => {
      const isOffice = head.includes("word/") || head.includes("[Content_Types].xml");
      return isOffice && !head.includes("xl/") && !head.includes("ppt/");
    });
  },
  extract: extractDocx,
};
