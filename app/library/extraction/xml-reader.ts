import { ExtractionError } from "./extraction-error";

/** What an {@link XmlReader} reports; names keep their prefix. */
export interface XmlHandler {
  open(name: string, attributes: string): void;
  close(name: string): void;
  text?(text: string): void;
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
/** No tag of a sane document is longer; a longer one would have to be held in memory. */
const MAX_TAG = 1_000_000;

/**
 * Push reader for XML that comes in chunks. Refuses a DOCTYPE with internal declarations, so no entity
 * can be declared; the one it may name is not fetched.
 */
export class XmlReader {
  readonly #handler: XmlHandler;
  #rest = "";

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  write(chunk: string): void {
    const source = this.#rest + chunk;
    let position = 0;
    while (position < source.length) {
      const start = source.indexOf("<", position);
      if (start === -1) {
        // An entity may be cut by the chunk's end; wait for the next tag only as far as needed.
        const cut = source.lastIndexOf("&");
        const end = cut >= position && source.length - cut < 12 ? cut : source.length;
        this.#text(source.slice(position, end));
        position = end;
        break;
      }
      if (start > position) this.#text(source.slice(position, start));
      const end = markupEnd(source, start);
      if (end === -1) {
        position = start;
        break;
      }
      this.#markup(source.slice(start + 1, end));
      position = end + 1;
    }
    this.#rest = source.slice(position);
    if (this.#rest.length > MAX_TAG)
      throw new ExtractionError("damaged", "An XML tag does not end.");
  }

  /** Call after the last chunk. */
  end(): void {
    if (this.#rest.includes("<")) {
      throw new ExtractionError("damaged", "The XML ends within a tag.");
    }
  }

  #text(text: string): void {
    if (text !== "") this.#handler.text?.(decodeEntities(text));
  }

  #markup(markup: string): void {
    const first = markup.charCodeAt(0);
    if (first === 33 /* ! */) {
      if (markup.startsWith("![CDATA[")) this.#handler.text?.(markup.slice(8, -2));
      else if (!markup.startsWith("!--") && markup.includes("[")) {
        throw new ExtractionError("damaged", "The XML declares entities.");
      }
      return;
    }
    if (first === 63 /* ? */) return;
    if (first === 47 /* / */) {
      this.#handler.close(markup.slice(1).trimEnd());
      return;
    }
    const selfClosing = markup.endsWith("/");
    const inner = selfClosing ? markup.slice(0, -1) : markup;
    const space = inner.search(/\s/);
    const name = space === -1 ? inner : inner.slice(0, space);
    this.#handler.open(name, space === -1 ? "" : inner.slice(space));
    if (selfClosing) this.#handler.close(name);
  }
}

/**
 * Value of an attribute in the text of a start tag, or null. Documents have millions of tags: a search
 * takes an eighth of the time of a regular expression that is made for each.
 */
export function readAttribute(attributes: string, name: string): string | null {
  for (let at = attributes.indexOf(name); at !== -1; at = attributes.indexOf(name, at + 1)) {
    const equals = skipSpace(attributes, at + name.length);
    if (!isSpace(attributes.charCodeAt(at - 1)) || attributes[equals] !== "=") continue;
    const start = skipSpace(attributes, equals + 1);
    const quote = attributes[start];
    if (quote !== '"' && quote !== "'") continue;
    const end = attributes.indexOf(quote, start + 1);
    if (end !== -1) return decodeEntities(attributes.slice(start + 1, end));
  }
  return null;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** Of XML's white space; false for what is no character. */
function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 13;
}

function markupEnd(source: string, start: number): number {
  if (source.startsWith("<!--", start)) {
    const end = source.indexOf("-->", start + 4);
    return end === -1 ? -1 : end + 2;
  }
  if (source.startsWith("<![CDATA[", start)) {
    const end = source.indexOf("]]>", start + 9);
    return end === -1 ? -1 : end + 2;
  }
  // ">" is allowed within an attribute's quotes.
  const endOrQuote = /[>"']/g;
  for (let at = start; at !== -1; ) {
    endOrQuote.lastIndex = at;
    const found = endOrQuote.exec(source);
    if (!found) return -1;
    if (found[0] === ">") return found.index;
    const closing = source.indexOf(found[0], found.index + 1);
    at = closing === -1 ? -1 : closing + 1;
  }
  return -1;
}

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (whole, entity: string) => {
    if (!entity.startsWith("#")) return NAMED[entity] ?? whole;
    const hex = entity[1] === "x" || entity[1] === "X";
    const code = Number.parseInt(entity.slice(hex ? 2 : 1), hex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
