import { strToU8, zipSync } from "fflate";

/** An OpenDocument file with the given body and automatic styles; more parts by path. */
export function buildOpenDocument(
  kind: "text" | "presentation",
  body: string,
  { styles = "", parts = {} }: { styles?: string; parts?: Record<string, string> } = {},
): Uint8Array {
  const mediaType = `application/vnd.oasis.opendocument.${kind}`;
  const texts: Record<string, string> = {
    mimetype: mediaType,
    "META-INF/manifest.xml": `<manifest:manifest><manifest:file-entry manifest:full-path="/" manifest:media-type="${mediaType}"/></manifest:manifest>`,
    "content.xml": `<?xml version="1.0"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    ...parts,
  };
  const files = Object.entries(texts).map(([path, text]) => [path, strToU8(text)] as const);
  // The first entry, not compressed, tells what the file is.
  return zipSync({ ...Object.fromEntries(files), mimetype: [strToU8(mediaType), { level: 0 }] });
}
