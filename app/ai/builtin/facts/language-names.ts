import { comparableText } from "~/ai/text/tokenize";

/** Languages that can occur in word lists. */
const CODES =
  "en es fr de pt it ru zh ja ar hi nl sv da nb fi pl cs sk hu ro bg el tr he fa uk ko vi th id hr sr sl ca la".split(
    " ",
  );

let codes: ReadonlyMap<string, string> | null = null;

/** The language that a column title names: "Deutsch", "German" and "allemand" are "de". */
export function languageNamed(title: string): string | null {
  codes ??= new Map(
    CODES.flatMap((reader) => {
      const names = new Intl.DisplayNames([reader], { type: "language" });
      return CODES.map((code): [string, string] => [comparableText(names.of(code) ?? code), code]);
    }),
  );
  return codes.get(comparableText(title)) ?? null;
}
