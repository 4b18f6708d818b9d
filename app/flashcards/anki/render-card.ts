/** A note of Anki as its templates see it. */
export interface Note {
  fields: ReadonlyMap<string, string>;
  tags: string;
  /** The cloze that a card asks for, from 1; null if the note has none. */
  cloze: number | null;
}

type Part =
  | { kind: "text"; text: string }
  | { kind: "value"; filters: string[]; name: string }
  | { kind: "if"; name: string }
  | { kind: "unless"; name: string }
  | { kind: "end"; name: string };

/** A side of a template, read once for all cards. */
export type Template = readonly Part[];

/** Parses what Anki writes between double braces. */
export function parseTemplate(source: string): Template {
  return source.split(/(\{\{[^{}]*\}\})/).flatMap((piece): Part[] => {
    const [, sign, content = ""] = /^\{\{\s*([#^/]?)([^{}]*)\}\}$/.exec(piece) ?? [];
    if (sign === undefined) return piece === "" ? [] : [{ kind: "text", text: piece }];
    const name = content.trim();
    if (sign === "#") return [{ kind: "if", name }];
    if (sign === "^") return [{ kind: "unless", name }];
    if (sign === "/") return [{ kind: "end", name }];
    const filters = name.split(":").map((filter) => filter.trim());
    return [{ kind: "value", name: filters.pop() ?? "", filters }];
  });
}

/**
 * The HTML of one side of a card, at most about `most` characters of it.
 * @param side what `type:` and `hint:` show depends on it; the front is not repeated on the back
 */
export function renderSide(
  template: Template,
  note: Note,
  side: "front" | "back",
  most: number,
): string {
  let html = "";
  /** Open conditions, and how many of them do not hold. */
  const open: boolean[] = [];
  let closed = 0;
  for (const part of template) {
    if (part.kind === "end") {
      if (open.pop() === false) closed -= 1;
    } else if (part.kind === "if" || part.kind === "unless") {
      const holds = isFilled(note, part.name) === (part.kind === "if");
      open.push(holds);
      if (!holds) closed += 1;
    } else if (closed === 0) {
      html += part.kind === "value" ? textOf(part, note, side, most) : part.text;
      if (html.length > most) break;
    }
  }
  return html;
}

function isFilled({ fields, cloze, tags }: Note, name: string): boolean {
  if (cloze !== null && name === `c${cloze}`) return true;
  const value = name === "Tags" ? tags : (fields.get(name) ?? "");
  return (
    value
      .slice(0, 10_000)
      .replace(/<\/?(?:br|div)\b[^<>]*>|&nbsp;/gi, "")
      .trim() !== ""
  );
}

function textOf(
  { name, filters }: { name: string; filters: string[] },
  { fields, tags, cloze }: Note,
  side: "front" | "back",
  most: number,
): string {
  // Anki shows an input, a link or a button for these.
  if (side === "front" && filters.some((filter) => filter === "type" || filter === "hint"))
    return "";
  if (filters.some((filter) => filter.startsWith("tts"))) return "";
  const value = name === "Tags" ? tags : (fields.get(name) ?? "");
  if (value.length > most) return value.slice(0, most + 1);
  return filters.includes("cloze") && cloze !== null ? fillCloze(value, cloze, side) : value;
}

interface OpenCloze {
  asked: boolean;
  written: string;
}

/**
 * A text with clozes (`{{c1::answer::hint}}`): on the front the asked ones are gaps. Nothing if there is none
 * to ask for.
 */
export function fillCloze(text: string, number: number, side: "front" | "back"): string {
  let done = "";
  let found = false;
  const open: OpenCloze[] = [];
  const write = (piece: string) => {
    const last = open.at(-1);
    if (last) last.written += piece;
    else done += piece;
  };
  for (const piece of text.split(/(\{\{c[\d,]{1,50}::|\}\})/)) {
    const [, numbers] = /^\{\{c([\d,]+)::$/.exec(piece) ?? [];
    if (numbers !== undefined) {
      const asked = numbers.split(",").includes(String(number));
      if (asked) found = true;
      open.push({ asked, written: "" });
      continue;
    }
    const cloze = piece === "}}" ? open.pop() : undefined;
    if (!cloze) {
      write(piece);
      continue;
    }
    const [answer = "", hint] = partHint(cloze.written);
    if (side === "back" || !cloze.asked) write(answer);
    else write(hint ? `[${hint}]` : "[...]");
  }
  // What nothing closes is no cloze.
  for (const { written } of open) done += written;
  return found ? done : "";
}

function partHint(written: string): [string, string?] {
  const at = written.lastIndexOf("::");
  return at < 0 ? [written] : [written.slice(0, at), written.slice(at + 2)];
}
