import type { FormatReader } from "../format-reader";
import { extractRtf } from "./extract-rtf";

export const rtfReader: FormatReader = {
  detect: () => "readable",
  extract: extractRtf,
};
