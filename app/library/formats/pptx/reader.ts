import { findMainPart, isCutArchive } from "~/library/extraction/office-package";
import { ZipArchive } from "~/library/extraction/zip-archive";
import type { FormatReader } from "../format-reader";
import { extractPptx } from "./extract-pptx";

/** Bytes that may be inflated to find out what an archive is. */
const MOST_TO_DETECT = 1024 * 1024;

export const pptxReader: FormatReader = {
  detect(bytes) {
    try {
      const archive = new ZipArchive(bytes, MOST_TO_DETECT);
      if (archive.has("ppt/presentation.xml")) return "readable";
      return findMainPart(archive)?.startsWith("ppt/") ? "readable" : null;
    } catch {
      return null;
    }
  },
  isDamaged: (bytes) => isCutArchive(bytes, (head) => head.includes("ppt/")),
  extract: extractPptx,
};
