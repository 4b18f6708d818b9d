import { capitalize } from "~/ai/text/capitalize";
import { type Citer, headerOf } from "./citer";
import { firstGroups, withoutArticle } from "./classify-question";
import { searchAnswer } from "./find-answer";
import { plain } from "./plain-markdown";
import { type Quote, quoteOf } from "./quotes";
import type { QuestionMaterial, Retrieval } from "./retrieve";
import { stemsOf } from "./stems";
import type { Unit } from "./units";

const MAX_ROWS = 8;
const QUOTES_PER_SUBJECT = 2;
const MAX_CONTRASTS = 2;
const MIN_PREFIX_LENGTH = 3;

interface Comparison {
  text: string;
  /** Whether the material describes both subjects. */
  isComplete: boolean;
}

/** The two subjects of "Compare X and Y" or "X vs Y", without articles. */
export function comparedSubjects(message: string): [string, string] | null {
  const [first, second] = firstGroups(message, (patterns) => patterns.comparisons) ?? [];
  return first && second ? [withoutArticle(first), withoutArticle(second)] : null;
}

/**
 * Compares two subjects: sentences that contrast them, table rows or columns for both, else quotes
 * about each.
 * @param nothingFound the text for a subject without quotes
 * @returns null if the material describes neither
 */
export async function composeComparison(
  subjects: readonly [string, string],
  question: string,
  material: QuestionMaterial,
  citer: Citer,
  nothingFound: (subject: string) => string,
): Promise<Comparison | null> {
  const resolved = { text: question, context: "", expects: "any", isElliptical: false } as const;
  const { retrieval } = await searchAnswer({ ...resolved, text: subjects.join(" ") }, material, []);
  const contrasts = contrastsOf(subjects, retrieval).slice(0, MAX_CONTRASTS);
  const table = writeTable(subjects, retrieval, citer);
  const lead = contrasts.filter((quote) => !citer.has(quote)).map((quote) => citer.write(quote));
  if (table) return { text: [...lead, table].join("\n\n"), isComplete: true };
  const parts: string[] = [];
  let spoken = 0;
  for (const subject of subjects) {
    const { answered, quotes } = await searchAnswer(
      { ...resolved, text: subject, expects: "definition" },
      material,
      [],
    );
    const told = quotes.filter(({ text }) => answered && mentions(text, subject, retrieval));
    if (told.length > 0) spoken += 1;
    const fresh = told.filter((quote) => !citer.has(quote));
    if (fresh.length === 0 && told.length > 0) continue;
    const lines = fresh.slice(0, QUOTES_PER_SUBJECT).map((quote) => `- ${citer.write(quote)}`);
    if (lines.length === 0 && lead.length > 0) continue;
    const said = lines.length > 0 ? lines.join("\n") : nothingFound(subject);
    parts.push(`**${plain(capitalize(subject))}**\n\n${said}`);
  }
  if (lead.length + spoken === 0) return null;
  const isComplete = lead.length > 0 || spoken === subjects.length;
  return { text: [...lead, ...parts].join("\n\n"), isComplete };
}

function mentions(text: string, subject: string, retrieval: Retrieval): boolean {
  const held = stemsIn(text, retrieval);
  // "Intra" is a short form of "intracellular", contrasted with "extracellular".
  return stemsIn(subject, retrieval).some((stem) =>
    held.some((one) => one === stem || (stem.length > MIN_PREFIX_LENGTH && one.startsWith(stem))),
  );
}

/** Whether the sentence only refers to other text: "Examples are listed below". */
function introducesOther(text: string, { question }: Retrieval): boolean {
  return question.pack.chat.answers.caption?.test(text) ?? false;
}

/** Quotes that mention both subjects. */
function contrastsOf(subjects: readonly [string, string], retrieval: Retrieval): Quote[] {
  const names = subjects.map((subject) => stemsIn(subject, retrieval));
  // "P waves" and "S waves" have the same stems, so no sentence can be shown to mention both.
  if (String(names[0]) === String(names[1])) return [];
  return retrieval.ranked
    .filter(({ unit }) => unit.block.kind !== "table-row" && !introducesOther(unit.text, retrieval))
    .filter(({ unit }) => {
      const held = new Set(stemsIn(unit.text, retrieval));
      return names.every((stems) => stems.length > 0 && stems.every((stem) => held.has(stem)));
    })
    .map(({ unit }) => quoteOf(unit, retrieval));
}

function stemsIn(text: string, { question }: Retrieval): string[] {
  return stemsOf(text, question.pack.words);
}

/** A table with both subjects as columns or rows, reduced to them. */
function writeTable(
  subjects: readonly [string, string],
  retrieval: Retrieval,
  citer: Citer,
): string | null {
  const names = (cell: string | undefined, subject: string) => {
    const wanted = stemsIn(subject, retrieval);
    const held = new Set(stemsIn(cell ?? "", retrieval));
    return wanted.length > 0 && wanted.every((stem) => held.has(stem));
  };
  const rows = retrieval.units.filter(({ block }) => block.cells && !block.isHeader);
  for (const header of new Set(rows.map((row) => headerOf(row)))) {
    const cells = header?.block.cells ?? [];
    const ofTable = rows.filter((row) => headerOf(row) === header);
    const columns = subjects.map((subject) => cells.findIndex((cell) => names(cell, subject)));
    if (header && columns.every((at) => at > 0))
      return write(header, ofTable.slice(0, MAX_ROWS), [0, ...columns], citer);
    const chosen = subjects.map((subject) =>
      ofTable.find(({ block }) => names(block.cells?.[0], subject)),
    );
    const [one, other] = chosen;
    if (header && one && other && one !== other)
      return write(header, [one, other], [...cells.keys()], citer);
  }
  return null;
}

function write(header: Unit, rows: readonly Unit[], columns: number[], citer: Citer): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const pick = ({ block }: Unit) => columns.map((at) => plain(block.cells?.[at] ?? ""));
  return [
    line(pick(header)),
    line(columns.map(() => "---")),
    ...rows.map((unit) => {
      const [first = "", ...rest] = pick(unit);
      return line([`${first} ${citer.mark({ unit, text: unit.text })}`, ...rest]);
    }),
  ].join("\n");
}
