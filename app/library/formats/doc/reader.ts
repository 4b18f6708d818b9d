import type { FormatReader } from "../format-reader";
import { CompoundFile } from "./compound-file";
import { extractDoc } from "./extract-doc";

export const docReader: FormatReader = {
  detect(bytes) {
    try {
      const file = new CompoundFile(bytes);
      // Office stores any encrypted document in a compound file, DOCX too.
      if (file.has("EncryptedPackage")) return "encrypted";
      return file.has("WordDocument") ? "readable" : null;
    } catch {
      return null;
    }
  },
  /** A truncated compound file lacks sectors. */
  isDamaged: (bytes) => [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte),
  extract: extractDoc,
};
