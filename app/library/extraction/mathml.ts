import { bracketed } from "./office-math";
import { raiseDigits } from "./plain-text";
import { readAttribute, type XmlHandler } from "./xml-reader";

/** An element with the texts of its children. */
interface Element {
  name: string;
  parts: string[];
  text: string;
  /** The brackets of `mfenced`. */
  fences: [string, string];
}

/** No real formula is nested deeper; deeper ones are read as plain text. */
const deepest = 40;
/** The formula again, in another notation. */
const repeats = /^annotation(?:-xml)?$/;

/** Writes a formula of MathML in one line: "N_i=n/(2f)". */
export class MathmlWriter implements XmlHandler {
  readonly #open: Element[] = [];
  #line: string | null = null;

  /** The formula; null if the XML is no MathML. */
  get line(): string | null {
    return this.#line;
  }

  open(name: string, attributes: string): void {
    const local = name.slice(name.indexOf(":") + 1);
    if (this.#open.length === 0 && local !== "math") return;
    const fence = (side: string, usual: string) => readAttribute(attributes, side) ?? usual;
    this.#open.push({
      name: this.#open.length < deepest ? local : "",
      parts: [],
      text: "",
      fences: [fence("open", "(").slice(0, 1), fence("close", ")").slice(0, 1)],
    });
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += text;
  }

  close(): void {
    const element = this.#open.pop();
    if (!element) return;
    const written = repeats.test(element.name) ? "" : write(element);
    const outer = this.#open.at(-1);
    if (outer) outer.parts.push(written);
    else this.#line ??= written;
  }
}

function write({ name, parts, text, fences }: Element): string {
  const [base = "", first = "", second = ""] = parts;
  switch (name) {
    case "mi":
    case "mn":
    case "mo":
    case "mtext":
      return text.replace(/\s+/g, " ");
    case "mspace":
      return " ";
    case "mfrac":
      return `${/[+−-]/.test(base) ? bracketed(base) : base}/${bracketed(first)}`;
    case "msqrt":
      return `√${bracketed(join(parts))}`;
    case "mroot":
      return `${first}√${bracketed(base)}`;
    case "msub":
    case "munder":
      return base + lowered(first);
    case "msup":
    case "mover":
      return base + raised(first);
    case "msubsup":
    case "munderover":
      return base + lowered(first) + raised(second);
    case "mfenced":
      return fences[0] + parts.join(",") + fences[1];
    case "mtr":
      return parts.join(", ");
    case "mtable":
      return parts.join("; ");
    default:
      return parts.length > 0 ? join(parts) : text.trim();
  }
}

/** Whether a space is needed: between a letter and a word, between digits, and after a fraction or an index. */
function join(parts: readonly string[]): string {
  let line = "";
  for (const part of parts) {
    const isApart =
      /\p{L}{2}$/u.test(line) || /^\p{L}{2}/u.test(part)
        ? /[\p{L}\d]$/u.test(line) && /^[\p{L}\d]/u.test(part)
        : /\d$/.test(line) && /^\d/.test(part);
    const endsBelow = /[/_^][^\s/_^]+$/.test(line) && /^[\p{L}\d(√]/u.test(part);
    line += isApart || endsBelow ? ` ${part}` : part;
  }
  return line;
}

const lowered = (text: string) => (text === "" ? "" : `_${bracketed(text)}`);

function raised(text: string): string {
  if (text === "") return "";
  return /^\d+$/.test(text) ? raiseDigits(text) : `^${bracketed(text)}`;
}
