import type { AnalyzedQuestion } from "./analyze-question";
import type { Citer } from "./citer";
import { expectedAnswerOf } from "./classify-question";
import type { Finding } from "./find-answer";
import { type Quote, quoteOf } from "./quotes";
import type { Retrieval } from "./retrieve";
import { stemsOf } from "./stems";
import type { Unit } from "./units";

const MAX_ITEMS = 10;
const MIN_ITEMS = 2;
/** "Secure attachment: …", "Osmosis = …" */
const NAME_AND_MARK = /^[^.:=]{2,60}(?::|\s[=–—])\s/u;

/**
 * Composes the quotes as Markdown: the best quote first, a whole list if one was asked for, then
 * the other quotes.
 * @param also the line between the first quote and the others
 */
export function composeAnswer(finding: Finding, citer: Citer, also: string): string {
  const [first, ...more] = finding.quotes;
  if (!first) return "";
  const list = listUnderHeading(finding.retrieval) ?? listOf(first, finding.retrieval);
  const lead = list ? writeList(list, citer, finding.retrieval) : citer.write(first);
  const rest = more.filter((quote) => !citer.has(quote));
  if (rest.length === 0) return lead;
  const lines = rest.map((quote) => listItem(citer.write(quote)));
  return `${lead}\n\n${also}\n\n${lines.join("\n")}`;
}

interface List {
  introduction: Quote | null;
  items: Unit[];
}

/** The entries of the section whose heading contains all question terms: "Types of rock". */
function listUnderHeading({ units, question }: Retrieval): List | null {
  const asked = question.terms.filter(({ isContext }) => !isContext);
  if (question.expects !== "list" || asked.length === 0) return null;
  const wanted = coveredWeight(question.text, question);
  const sections = Map.groupBy(units, ({ section }) => section);
  for (const entries of sections.values()) {
    const heading = entries[0]?.headings.at(-1) ?? "";
    const isOther = coveredWeight(heading, question) < wanted || wanted === 0;
    const items = isOther ? [] : entriesOf(entries);
    if (items.length >= MIN_ITEMS && items.length <= MAX_ITEMS)
      return { introduction: null, items };
  }
  return null;
}

/** The first unit of each block, if all blocks are list items or start with "name:". */
function entriesOf(units: readonly Unit[]): Unit[] {
  const first = [...Map.groupBy(units, ({ blockNumber }) => blockNumber).values()].flatMap(
    ([unit]) => (unit?.isAnswer ? [unit] : []),
  );
  const outer = first.filter(({ block }) => (block.level ?? 1) === 1 && !block.cells);
  const areEntries = outer.every(
    ({ block, text }) => block.kind === "list-item" || NAME_AND_MARK.test(text),
  );
  return areEntries ? outer : [];
}

/** The list that the quote introduces or is an item of. */
function listOf({ unit, text }: Quote, { units, question }: Retrieval): List | null {
  const own = membersOf(unit, units);
  if (own.length >= MIN_ITEMS) return { introduction: { unit, text }, items: own };
  const asksList = question.expects === "list" || question.expects === "steps";
  if (!asksList || unit.block.kind !== "list-item") return null;
  const parent = unit.above.at(-1) ?? null;
  const items = parent
    ? membersOf(parent, units)
    : units.filter(
        (other) =>
          other.section === unit.section &&
          other.block.kind === "list-item" &&
          other.block.level === unit.block.level,
      );
  if (items.length < MIN_ITEMS || items.length > MAX_ITEMS * 2) return null;
  // A question about one step ("How do you clean the filter?") is not answered by the whole list.
  const leads = [parent?.text ?? "", ...unit.headings].join("\n");
  const areSteps = items.every(({ block }) => block.label) || expectedAnswerOf(leads) === "steps";
  if (question.expects === "steps" && !areSteps) return null;
  if (coveredWeight(leads, question) < coveredWeight(unit.text, question)) return null;
  return { introduction: parent && { unit: parent, text: parent.text }, items };
}

/** The summed weight of the question terms that a text contains. */
function coveredWeight(text: string, { terms, pack }: AnalyzedQuestion): number {
  const stems = new Set(stemsOf(text, pack.words));
  return terms
    .filter(({ matches }) => [...matches.keys()].some((one) => stems.has(one)))
    .reduce((sum, { weight }) => sum + weight, 0);
}

/** The list items directly below a unit. */
function membersOf(unit: Unit, units: readonly Unit[]): Unit[] {
  return units.filter(
    (other) =>
      other.section === unit.section &&
      other.block.kind === "list-item" &&
      other.above.at(-1) === unit,
  );
}

function writeList({ introduction, items }: List, citer: Citer, retrieval: Retrieval): string {
  const isOrdered =
    retrieval.question.expects === "steps" || items.every(({ block }) => block.label);
  const lead = introduction ? `${citer.write(introduction)}\n\n` : "";
  const lines = items.slice(0, MAX_ITEMS).map((unit, at) => {
    const line = citer.write(quoteOf(unit, retrieval), false);
    return isOrdered ? `${at + 1}. ${line}` : listItem(line);
  });
  return lead + lines.join("\n");
}

function listItem(line: string): string {
  return `- ${line.replaceAll("\n", "\n  ")}`;
}
