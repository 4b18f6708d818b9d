export interface Row {
  /** From 1: the line on which it begins. */
  line: number;
  fields: string[];
  /** Whether a field begins with a quote that does not enclose it. */
  hasOpenQuote: boolean;
}

/**
 * The rows of CSV or TSV (RFC 4180), blank ones left out. A quote that nothing closes, or that other text
 * follows, is a quote like any other: people copy such texts from elsewhere.
 * @param most rows to read
 */
export function readRows(text: string, separator: string, most: number): Row[] {
  const rows: Row[] = [];
  const quotedField = new QuotedFields(text, separator);
  let at = 0;
  let line = 1;
  while (at < text.length && rows.length < most) {
    const row: Row = { line, fields: [], hasOpenQuote: false };
    for (;;) {
      const quoted = quotedField.at(at);
      const end = quoted ? quoted.end : endOfPlain(text, separator, at);
      row.hasOpenQuote ||= !quoted && text[at] === '"';
      row.fields.push(quoted ? quoted.value : text.slice(at, end));
      line += countBreaks(text, at, end);
      at = end;
      if (!text.startsWith(separator, at)) break;
      at += separator.length;
    }
    if (text[at] === "\r" && text[at + 1] === "\n") at += 1;
    at += 1;
    line += 1;
    if (row.fields.some((field) => field.trim() !== "")) rows.push(row);
  }
  return rows;
}

function isBreak(sign: string | undefined): boolean {
  return sign === "\n" || sign === "\r" || sign === undefined;
}

function endOfPlain(text: string, separator: string, from: number): number {
  let end = from;
  while (!isBreak(text[end]) && !text.startsWith(separator, end)) end += 1;
  return end;
}

function countBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    if (text[at] === "\n" || (text[at] === "\r" && text[at + 1] !== "\n")) count += 1;
  }
  return count;
}

/** Finds quoted fields; gives up once it has searched in vain for as long as the text is. */
class QuotedFields {
  #vain = 0;
  constructor(
    private readonly text: string,
    private readonly separator: string,
  ) {}

  at(start: number): { value: string; end: number } | null {
    const text = this.text;
    const separator = this.separator;
    if (this.#vain > text.length || text[start] !== '"') return null;
    for (let at = start + 1; ; at += 1) {
      at = text.indexOf('"', at);
      if (at < 0) {
        this.#vain = Number.POSITIVE_INFINITY;
        return null;
      }
      if (text[at + 1] === '"') at += 1;
      else if (isBreak(text[at + 1]) || text.startsWith(separator, at + 1)) {
        return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 };
      } else {
        this.#vain += at - start;
        return null;
      }
    }
  }
}
