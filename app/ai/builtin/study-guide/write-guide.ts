import type { GuideEntry, GuideTable, Material, StudyGuide } from "~/ai/ports";
import type { Fact, FactKind } from "../facts/fact";
import { loadFacts } from "../facts/load-facts";

/** The most entries of a part, to keep the guide short. */
const maxEntries = 60;
const maxTables = 12;

/** Writes a study guide from the facts that cards and quizzes ask about. */
export async function writeGuide(material: Material): Promise<StudyGuide> {
  const places = new Map(material.documents.map(({ id }, place) => [id, place]));
  const placeOf = ({ source }: Fact) => places.get(source.fileId) ?? 0;
  const facts = await loadFacts(material, null);
  return sortIntoGuide(facts.toSorted((a, b) => placeOf(a) - placeOf(b)));
}

/** Sorts the most important facts by kind; they stay in their order. */
function sortIntoGuide(facts: readonly Fact[]): StudyGuide {
  const part = (kinds: readonly FactKind[], toEntry: (fact: Fact) => GuideEntry) =>
    mergeByTitle(choose(facts.filter(({ kind }) => kinds.includes(kind))).map(toEntry));
  return {
    terms: part(["definition", "translation"], subjectFirst),
    people: part(["person"], subjectFirst),
    causes: part(["cause", "consequence", "purpose"], subjectFirst),
    dates: part(["event"], dateFirst),
    differences: part(["contrast"], bothSides),
    steps: part(["step"], withMembers),
    lists: part(["membership"], withMembers),
    formulas: part(["formula"], subjectFirst),
    questions: part(["question"], subjectFirst),
    tables: tablesOf(facts),
  };
}

function choose(facts: readonly Fact[]): Fact[] {
  const chosen = new Set(
    facts.toSorted((a, b) => b.importance - a.importance).slice(0, maxEntries),
  );
  return facts.filter((fact) => chosen.has(fact));
}

function subjectFirst(fact: Fact): GuideEntry {
  return { title: titleOf(fact), lines: [{ text: fact.predicate, source: fact.source }] };
}

function dateFirst(fact: Fact): GuideEntry {
  return { title: fact.predicate, lines: [{ text: fact.subject, source: fact.source }] };
}

function bothSides(fact: Fact): GuideEntry {
  const { contrasted } = fact;
  const own = { text: `${fact.subject}: ${fact.predicate}`, source: fact.source };
  if (!contrasted) return { title: titleOf(fact), lines: [own] };
  const other = {
    text: `${contrasted.subject}: ${contrasted.predicate}`,
    source: contrasted.source,
  };
  return { title: `${fact.subject} / ${contrasted.subject}`, lines: [own, other] };
}

function withMembers(fact: Fact): GuideEntry {
  return {
    title: titleOf(fact),
    lines: fact.members.map(({ text, source }) => ({ text, source })),
  };
}

function titleOf({ subject, context, aliases }: Fact): string {
  const named = aliases[0] ? `${subject} (${aliases[0]})` : subject;
  return context && !subject.includes(context) ? `${context}: ${named}` : named;
}

/** Merges entries with the same title. */
function mergeByTitle(entries: readonly GuideEntry[]): GuideEntry[] {
  const merged = new Map<string, GuideEntry>();
  for (const { title, lines } of entries) {
    const key = title.toLowerCase();
    const known = merged.get(key);
    if (!known) {
      merged.set(key, { title, lines: [...lines] });
      continue;
    }
    known.lines.push(
      ...lines.filter(({ text }) => known.lines.every((line) => line.text !== text)),
    );
  }
  return [...merged.values()];
}

/** Restores tables from the facts of their cells. */
function tablesOf(facts: readonly Fact[]): GuideTable[] {
  const cells = facts.filter(({ kind, relation }) => kind === "property" && relation !== null);
  const tables = [...Map.groupBy(cells, ({ group }) => group).values()];
  return tables.slice(0, maxTables).flatMap((table) => {
    const columns = [...new Set(table.map(({ relation }) => relation ?? ""))];
    const rows = [...Map.groupBy(table, ({ subject }) => subject)].map(([subject, own]) => ({
      cells: [
        subject,
        ...columns.map(
          (column) => own.find(({ relation }) => relation === column)?.predicate ?? "",
        ),
      ],
      source: own[0]?.source,
    }));
    const cited = rows.flatMap(({ cells, source }) => (source ? [{ cells, source }] : []));
    const title = table[0]?.headings.at(-1) ?? null;
    return cited.length > 1 ? [{ title, header: ["", ...columns], rows: cited }] : [];
  });
}
