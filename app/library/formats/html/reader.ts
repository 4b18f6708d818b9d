import { decodePieces, detectEncoding, isText } from "~/library/extraction/decode-text";
import { readHtml } from "~/library/extraction/html-blocks";
import { declaredEncoding } from "~/library/extraction/html-encoding";
import { assembleDocument } from "~/library/extraction/plain-text";
import type { FormatReader } from "../format-reader";

export const htmlReader: FormatReader = {
  detect: (bytes) => (isText(bytes) ? "readable" : null),
  extract(bytes) {
    const encoding = detectEncoding(bytes, declaredEncoding(bytes));
    return assembleDocument([{ number: null, blocks: readHtml(decodePieces(bytes, encoding)) }]);
  },
};
