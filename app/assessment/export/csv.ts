/** What a spreadsheet would run as a formula; a plain number such as -5 is not one. */
const formula = /^[=+\-@\t\r](?!\d[\d.,]*$)/;

/** A cell that the apostrophe of `toSafeCell` protects, or that begins like one. */
const protectedCell = /^'+(.*)$/s;

/** Rows as CSV (RFC 4180), marked as UTF-8 for spreadsheets. */
export function toCsv(rows: string[][]): string {
  const lines = rows.map((row) => row.map(toField).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function toField(text: string): string {
  const safe = toSafeCell(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function toSafeCell(text: string): string {
  return formula.test(protectedCell.exec(text)?.[1] ?? text) ? `'${text}` : text;
}

/** The text of a cell without the apostrophe that protects it. */
export function fromSafeCell(cell: string): string {
  const [, rest] = protectedCell.exec(cell) ?? [];
  return rest !== undefined && formula.test(rest) ? cell.slice(1) : cell;
}
