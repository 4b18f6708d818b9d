import { isCutArchive } from "~/library/extraction/office-package";
import { ZipArchive } from "~/library/extraction/zip-archive";
import type { FormatReader } from "../format-reader";
import { CONTAINER, extractEpub } from "./extract-epub";

export const epubReader: FormatReader = {
  detect(bytes) {
    try {
      return new ZipArchive(bytes, 0).has(CONTAINER) ? "readable" : null;
    } catch {
      return null;
    }
  },
  isDamaged: (bytes) => isCutArchive(bytes, (head) => head.includes("application/epub+zip")),
  extract: extractEpub,
};
