import { raiseDigits } from "./plain-text";
import { readAttribute } from "./xml-reader";

/** A part of an equation: its text, and its parts by name. */
interface Part {
  name: string;
  text: string;
  parts: Map<string, string>;
  /** What its properties name: the sign of a sum, the brackets, the accent. */
  signs: Map<string, string>;
  /** Whether its text ends with a fraction: "1/2 D" is not "1/2D". */
  endsInFraction: boolean;
}

/** No real equation is nested deeper; deeper ones are read as plain text. */
const deepest = 40;

/** Writes an equation of Office Math (OMML) in one line: "E=1/2 m⋅v²". */
export class EquationWriter {
  readonly #open: Part[] = [newPart("m:oMath")];

  open(name: string, attributes: string): void {
    const value = readAttribute(attributes, "m:val");
    if (value !== null) this.#open.at(-2)?.signs.set(name, value.slice(0, 8));
    this.#open.push(newPart(this.#open.length < deepest ? name : ""));
  }

  text(text: string): void {
    const part = this.#open.at(-1);
    if (part) part.text += text;
  }

  close(): void {
    const part = this.#open.pop();
    const outer = this.#open.at(-1);
    if (!part || !outer) return;
    const written = write(part);
    const needsGap = outer.endsInFraction && /^[\p{L}\d(√]/u.test(written);
    outer.text += needsGap ? ` ${written}` : written;
    if (written !== "") outer.endsInFraction = part.name === "m:f";
    const before = outer.parts.get(part.name);
    const between = part.name === "m:e" ? (outer.signs.get("m:sepChr") ?? ",") : "";
    outer.parts.set(part.name, before === undefined ? written : before + between + written);
  }

  get line(): string {
    return this.#open[0]?.text ?? "";
  }
}

function newPart(name: string): Part {
  return { name, text: "", parts: new Map(), signs: new Map(), endsInFraction: false };
}

function write({ name, text, parts, signs }: Part): string {
  const of = (part: string) => parts.get(`m:${part}`) ?? "";
  switch (name) {
    case "m:f":
      return `${/[+−-]/.test(of("num")) ? bracketed(of("num")) : of("num")}/${bracketed(of("den"))}`;
    case "m:sup":
      return /^\d+$/.test(text) ? raiseDigits(text) : `^${bracketed(text)}`;
    case "m:rad":
      return `${of("deg")}√${bracketed(of("e"))}`;
    case "m:d":
      return `${signs.get("m:begChr") ?? "("}${of("e")}${signs.get("m:endChr") ?? ")"}`;
    case "m:acc":
      return of("e") + (signs.get("m:chr") ?? "\u0302");
    case "m:nary":
      return `${signs.get("m:chr") ?? "∫"}${of("sub")}${of("sup")} ${of("e")}`;
    default:
      return text;
  }
}

/** "2m" below a stroke reads as one only in brackets. */
export function bracketed(text: string): string {
  const isOne = /^(?:[\p{L}\p{M}]{1,8}[\d⁰¹²³⁴⁵⁶⁷⁸⁹]*|[\d.,]*|[\p{L}√]{0,4}\([^()]*\))$/u.test(
    text,
  );
  return isOne ? text : `(${text})`;
}
