import { decodeText, isText } from "~/library/extraction/decode-text";
import { assembleDocument } from "~/library/extraction/plain-text";
import type { FormatReader } from "../format-reader";
import { readMarkdown } from "./read-markdown";

export const mdReader: FormatReader = {
  detect: (bytes) => (isText(bytes) ? "readable" : null),
  extract: (bytes) => assembleDocument([{ number: null, blocks: readMarkdown(decodeText(bytes)) }]),
};
