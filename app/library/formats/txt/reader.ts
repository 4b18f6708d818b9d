import { decodeText, isText } from "~/library/extraction/decode-text";
import { readPlainText } from "~/library/extraction/read-plain-text";
import type { FormatReader } from "../format-reader";

export const txtReader: FormatReader = {
  detect: (bytes) => (isText(bytes) ? "readable" : null),
  extract: (bytes) => readPlainText(decodeText(bytes)),
};
