/** Crockford's base 32: no letter is taken for a digit. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const length = 8;

/** The code of a sheet, from an id: always the same. */
export function sheetCodeOf(id: string): string {
  let rest = Number.parseInt(id.slice(0, 10), 36);
  let code = "";
  while (code.length < length) {
    code += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return code;
}

/** Reads a typed code, in any case and with letters mistaken for digits; null if it is invalid. */
export function readSheetCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, "").replaceAll("o", "0").replace(/[il]/g, "1");
  return code.length === length && [...code].every((sign) => letters.includes(sign)) ? code : null;
}

/** "K7MF-2QXD" */
export function showSheetCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`.toUpperCase();
}
