import { strToU8, zipSync } from "fflate";

const WORD_NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

/** A Word document with the given body, and more parts by path. */
export function buildDocx(body: string, parts: Record<string, string> = {}): Uint8Array {
  const files: Record<string, Uint8Array> = {
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(
      `<?xml version="1.0"?><w:document ${WORD_NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ),
  };
  for (const [path, text] of Object.entries(parts)) files[path] = strToU8(text);
  return zipSync(files);
}

/** A paragraph of a Word document, in a style if one is named. */
export function docxParagraph(text: string, style?: string): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : "";
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}
