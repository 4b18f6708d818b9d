import { detectLanguage } from "~/ai/text/detect-language";
import { comparableText } from "~/ai/text/tokenize";
import type { LanguagePack } from "../languages/language-pack";
import { languageNamed } from "./language-names";
import { isTranslationName } from "./meaning-names";
import { averageWords, type CellFact, isValue, type Table } from "./table-cells";

/** The most words per cell, on average, of a word list. */
const maxPhraseWords = 7;

/** Reads bilingual word lists; further columns of the first language are inflected forms. */
export function readTranslations({ header, rows, view }: Table): CellFact[] | null {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map(({ cells }) => cells[at] ?? ""),
  );
  if (
    width < 2 ||
    (rows.length < 3 && !header?.some(isTranslationName)) ||
    columns.some((cells) => averageWords(cells) > maxPhraseWords)
  ) {
    return null;
  }
  const isForeign = foreignColumns(header, columns, view.pack);
  if (!isForeign.includes(true)) return null;
  return rows.flatMap(({ cells, index }) => {
    const facts: CellFact[] = [];
    let term = cells[0] ?? "";
    cells.forEach((cell, at) => {
      if (at === 0 || term === "" || !isValue(cell)) return;
      const relation = header?.[at] ?? null;
      if (isForeign[at] && comparableText(cell) === comparableText(term)) return;
      if (isForeign[at]) {
        facts.push({
          kind: "translation",
          subject: term,
          predicate: cell,
          row: index,
          weight: 0.55,
        });
      } else {
        if (relation)
          facts.push({
            kind: "property",
            subject: term,
            relation,
            predicate: cell,
            row: index,
            weight: 0.3,
          });
        // The columns after a translation belong to it.
        if (isForeign[at - 1]) term = cell;
      }
    });
    return facts;
  });
}

/** Whether most cells are symbols: "Na", "Fe". */
export function areSymbols(cells: readonly string[]): boolean {
  const short = cells.filter((cell) => /^\p{Script=Latin}{1,2}$/u.test(cell.trim()));
  return short.length * 2 > cells.length;
}

function holdFormulas(cells: readonly string[]): boolean {
  return cells.some((cell) => /[=·⋅√∆²³]/u.test(cell));
}

/** Which columns are in another language than the first. */
function foreignColumns(
  header: readonly string[] | null,
  columns: readonly (readonly string[])[],
  { code }: LanguagePack,
): boolean[] {
  const isNamed = columns.map((_, at) => at > 0 && isTranslationName(header?.[at] ?? ""));
  if (isNamed.includes(true)) return isNamed;
  const named = columns.map((_, at) => languageNamed(header?.[at] ?? ""));
  if (named.some((language) => language !== null)) {
    return named.map((language, at) => at > 0 && language !== null && language !== named[0]);
  }
  if (columns.some((cells) => areSymbols(cells) || holdFormulas(cells)))
    return columns.map(() => false);
  const told = columns.map((cells) => detectLanguage(cells.join("\n")));
  // One side must be in the document's language; otherwise the columns are forms of one language.
  if (code !== "und" && !told.includes(code)) return columns.map(() => false);
  const isWordList = columns.every((cells) => averageWords(cells) <= 4);
  return told.map(
    (language, at) =>
      at > 0 && isWordList && language !== null && told[0] !== null && language !== told[0],
  );
}
