import { countTokens } from "~/ai/text/tokenize";
import { isDate } from "./dates";
import type { Section, TextNode } from "./document-tree";
import type { DocumentView, FactDraft } from "./draft";
import { readEntry } from "./entry";
import { isFormula } from "./formulas";
import { isMeaning } from "./meaning";
import { shortenAnswer } from "./shorten-answer";
import { averageWords, type CellFact, type Table } from "./table-cells";
import { readProperties } from "./table-properties";
import { readTables } from "./table-shape";
import { readTranslations } from "./translations";

/** Reads a table: translations, meanings, events, or a value for each row and column. */
export function readTable(node: TextNode, section: Section, view: DocumentView): FactDraft[] {
  return readTables(node, section, view).flatMap(readColumns);
}

function readColumns(table: Table): FactDraft[] {
  const { node, section } = table;
  if (table.rows.length === 0) return [];
  const found =
    readTimeline(table) ??
    readTranslations(table) ??
    readCues(table) ??
    readPairs(table) ??
    readProperties(table);
  return found.map(({ row, weight, context = null, members: _, ...fact }) => ({
    ...fact,
    node,
    row,
    section,
    context,
    weight,
    group: `table-${node.position}`,
  }));
}

/** Reads Cornell notes: questions on the left, answers on the right. */
function readCues({ rows, view }: Table): CellFact[] | null {
  const isPaired = rows.every(({ cells }) => cells.length === 2);
  const asked = rows.filter(({ cells }) => /[?？؟]$/u.test(cells[0] ?? "")).length;
  if (!isPaired || asked < 2 || asked * 4 < rows.length) return null;
  return rows.flatMap(({ cells: [cue = "", notes = ""], index }): CellFact[] => {
    const [answer = ""] = notes.split("\n");
    const fact = { predicate: shortenAnswer(answer, view), quote: answer, row: index };
    if (/[?？؟]$/u.test(cue)) return [{ ...fact, kind: "question", subject: cue, weight: 0.6 }];
    const formula = readEntry(answer);
    if (formula && isFormula(formula.meaning))
      return [{ ...fact, kind: "formula", subject: formula.term, predicate: answer, weight: 0.65 }];
    const isTerm = countTokens(cue) <= 5 && view.pack.grammar.labelRole(cue) === "term";
    return isTerm && answer !== ""
      ? [{ ...fact, kind: "definition", subject: cue, weight: 0.6 }]
      : [];
  });
}

/** Reads a timeline: dates in the first column. */
function readTimeline({ rows, view }: Table): CellFact[] | null {
  const dated = rows.filter(({ cells }) => isDate(cells[0] ?? "", view.pack));
  const events = dated.map(({ cells }) => cells[1] ?? "");
  if (dated.length < 2 || dated.length < rows.length * 0.7 || averageWords(events) < 3) return null;
  return dated.flatMap(({ cells: [date = "", event = ""], index }): CellFact[] =>
    countTokens(event) > 1
      ? [
          {
            kind: "event",
            subject: event.replace(/[.。]$/u, ""),
            predicate: date,
            date,
            row: index,
            weight: 0.5,
          },
        ]
      : [],
  );
}

/** Reads terms with their meanings in two columns. */
function readPairs({ header, rows, view }: Table): CellFact[] | null {
  if (!rows.every(({ cells }) => cells.length === 2)) return null;
  const terms = rows.map(({ cells }) => cells[0] ?? "");
  const meanings = rows.map(({ cells }) => cells[1] ?? "");
  const areTerms = averageWords(terms) <= 5 && new Set(terms).size === terms.length;
  if (averageWords(meanings) < 3) return null;
  const isBalanced =
    averageWords(terms) > 2.5 && averageWords(meanings) < averageWords(terms) * 1.8;
  if (header && isBalanced) return readSides(header, rows);
  if (!areTerms) return null;
  return rows.flatMap(({ cells: [subject = "", predicate = ""], index }): CellFact[] =>
    subject !== "" && predicate !== "" && isMeaning(predicate, "", view)
      ? [
          {
            kind: "definition",
            subject,
            relation: header?.[1] ?? null,
            predicate: predicate.replace(/[.。]$/u, ""),
            row: index,
            weight: 0.6,
          },
        ]
      : [],
  );
}

/** Reads contrasts from two columns of similar length: each row is a difference. */
function readSides([one = "", other = ""]: readonly string[], rows: Table["rows"]): CellFact[] {
  if (one === "" || other === "") return [];
  return rows.map(({ cells: [own = "", others = ""], index }) => ({
    kind: "contrast",
    subject: one,
    predicate: own,
    contrasted: { subject: other, predicate: others },
    row: index,
    weight: 0.45,
  }));
}
