/** What a spreadsheet would run as a formula; a plain number such as -5 is not one. */
const formula = /^[=+\-@\t\r](?!\d[\d.,]*$)/;

/** Rows as CSV (RFC 4180), marked as UTF-8 for spreadsheets. */
export function toCsv(rows: string[][]): string {
  const lines = rows.map((row) => row.map(toField).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function toField(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
