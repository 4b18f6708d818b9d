import { decodePieces, detectEncoding, knownEncoding } from "./extraction/decode-text";
import { declaredEncoding } from "./extraction/html-encoding";
import type { FileFormat } from "./formats/file-format";
import { formats } from "./formats/formats";

const LONGEST_TITLE = 120;
/** The extension of what an address serves, by its media type, or else by its path; null if unknown. */
export function typeOfPage(mediaType: string, path: string): string | null {
  const extension = /\.(\w{1,10})$/.exec(path)?.[1]?.toLowerCase() ?? "";
  const accepted: readonly FileFormat[] = formats;
  const named = accepted.find(({ extensions }) => extensions.includes(extension));
  const agrees = ({ mediaType: own, otherMediaTypes = [] }: FileFormat) =>
    own === mediaType || otherMediaTypes.includes(mediaType);
  const isUnknown = mediaType === "" || /^(?:application|binary)\/octet-stream$/.test(mediaType);
  // Markdown is often served as plain text, and RTF as a Word document.
  if (named && (isUnknown || agrees(named))) return extension;
  return accepted.find(agrees)?.extensions[0] ?? null;
}

/**
 * The name of a file that an address served: the title of a page, or else the end of the address.
 * @param head the file's first bytes
 * @param charset as declared apart from it, or null
 */
export function nameOfPage(
  url: URL,
  type: string,
  head: Uint8Array,
  charset: string | null,
): string {
  const last = decode(url.pathname.split("/").at(-1) ?? "")
    .replace(/\.\w{1,10}$/, "")
    .trim();
  const title = type === "html" ? titleOf(head, charset) : "";
  const name = (title || last || url.hostname).replace(/[\\/]/g, "-").slice(0, LONGEST_TITLE);
  return `${name.trim()}.${type}`;
}

function titleOf(head: Uint8Array, charset: string | null): string {
  const declared = knownEncoding(charset) ?? declaredEncoding(head);
  const [start = ""] = decodePieces(head, detectEncoding(head, declared));
  const title = /<title[^>]{0,200}>([^<]{1,500})/i.exec(start)?.[1] ?? "";
  return unescapeHtml(title).replace(/\s+/g, " ").trim();
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

function unescapeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|(\w{2,6}));/g, (whole, code?: string, name?: string) => {
    if (code === undefined) return ENTITIES[name ?? ""] ?? whole;
    return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : "";
  });
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
