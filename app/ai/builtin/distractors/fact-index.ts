import { comparableText, tokenize } from "~/ai/text/tokenize";
import type { AnswerType, Fact } from "../facts/fact";
import { contentStems } from "../languages/content-stems";
import type { LanguagePack } from "../languages/language-pack";

/** The facts before and after a fact that are its neighbours; keeps the work linear. */
const WINDOW = 80;

/** The facts of a material with the lookups that choosing distractors needs. */
export interface FactIndex {
  pack: LanguagePack;
  facts: readonly Fact[];
  /** Accepts options that only share their form; for documents with few facts of one kind. */
  isLenient: boolean;
  /** The top heading of all facts (the document's title), or null. */
  title: string | null;
  /** Content stems of a text. */
  stems(text: string): ReadonlySet<string>;
  /** Inverse document frequency of a stem; each fact is a document. */
  idf(stem: string): number;
  /** The idf-weighted share of the stems of `part` that occur in `whole`, 0 to 1. */
  coverage(part: string, whole: string): number;
  /** Whether the text contains these words in this order, ignoring case and punctuation. */
  containsWords(text: string, words: string): boolean;
  /** Whether two texts are equal, ignoring case and punctuation. */
  areSameWords(a: string, b: string): boolean;
  /** The facts whose subject or alias is `name`, in this context. */
  factsAbout(name: string, context: string | null): readonly Fact[];
  /** Facts of these kinds near a fact in the document. */
  neighbours(fact: Fact, kinds: ReadonlySet<Fact["kind"]>): readonly Fact[];
  /** The number of facts in a list, table or glossary. */
  groupSize(group: string): number;
  /** The answer type of a text. */
  answerTypeOf(text: string): AnswerType;
  /** Truecasing: "Osmosis" → "osmosis" if the document writes it so within sentences. */
  truecase(text: string): string;
}

export function indexFacts(
  facts: readonly Fact[],
  pack: LanguagePack,
  isLenient = false,
): FactIndex {
  const stems = memoize((text): ReadonlySet<string> => new Set(contentStems(text, pack.words)));
  const normal = memoize(comparableText);
  const idf = inverseDocumentFrequency(facts, stems);
  const keyOf = (name: string) => {
    const own = [...stems(name)].sort().join(" ");
    return own === "" ? name.trim().toLowerCase() : own;
  };
  const bySubject = groupBySubject(facts, keyOf);
  const byKind = groupBy(facts, ({ kind }) => kind);
  const byGroup = groupBy(facts, ({ group }) => group);
  const lowerCase = lowerCasedWords(facts, pack);
  return {
    pack,
    facts,
    isLenient,
    title: documentTitle(facts),
    stems,
    idf,
    coverage: (part, whole) => {
      const held = stems(whole);
      let all = 0;
      let shared = 0;
      for (const stem of stems(part)) {
        all += idf(stem);
        if (held.has(stem)) shared += idf(stem);
      }
      return all === 0 ? 0 : shared / all;
    },
    containsWords: (text, words) => {
      const wanted = normal(words);
      return wanted !== "" && ` ${normal(text)} `.includes(` ${wanted} `);
    },
    areSameWords: (a, b) => normal(a) === normal(b),
    factsAbout: (name, context) =>
      (bySubject.get(keyOf(name)) ?? []).filter((fact) => haveSameContext(fact.context, context)),
    neighbours: (fact, kinds) =>
      [...kinds].flatMap((kind) => neighboursOf(byKind.get(kind) ?? [], fact)),
    groupSize: (group) => byGroup.get(group)?.length ?? 0,
    answerTypeOf: memoize((text) => pack.grammar.answerType(text)),
    truecase: (text) => {
      const first = /^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? "";
      const lower = first.toLowerCase();
      // One letter is a symbol.
      return first.length > 1 &&
        first.slice(1) === lower.slice(1) &&
        (lowerCase.written.has(lower) ||
          pack.words.stopWords.has(lower) ||
          // Capitals after the first word show a name: "Battle of Britain".
          (lowerCase.opening.has(lower) && !/\p{Lu}/u.test(text.slice(first.length))))
        ? `${lower}${text.slice(first.length)}`
        : text;
    },
  };
}

function documentTitle(facts: readonly Fact[]): string | null {
  const title = facts[0]?.headings[0] ?? null;
  return facts.every(({ headings }) => headings[0] === title) ? title : null;
}

function memoize<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = work(text);
    known.set(text, found);
    return found;
  };
}

/** Whether the contexts are compatible; a null context matches every other. */
export function haveSameContext(a: string | null, b: string | null): boolean {
  return a === null || b === null || a.toLowerCase() === b.toLowerCase();
}

/** The text of what a fact says of its subject: relation, predicate and members. */
export function predicateTextOf(fact: Fact): string {
  return [fact.relation ?? "", fact.predicate, ...fact.members.map(({ text }) => text)].join(" ");
}

function inverseDocumentFrequency(
  facts: readonly Fact[],
  stems: (text: string) => ReadonlySet<string>,
) {
  const documentFrequency = new Map<string, number>();
  for (const fact of facts)
    for (const stem of stems(`${fact.subject} ${predicateTextOf(fact)}`))
      documentFrequency.set(stem, (documentFrequency.get(stem) ?? 0) + 1);
  return (stem: string) => Math.log(1 + facts.length / (documentFrequency.get(stem) ?? 1));
}

function groupBySubject(facts: readonly Fact[], keyOf: (name: string) => string) {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    for (const key of new Set([fact.subject, ...fact.aliases].map(keyOf))) {
      const group = groups.get(key);
      if (group) group.push(fact);
      else groups.set(key, [fact]);
    }
  }
  return groups;
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The facts around a fact; `facts` are in reading order. */
function neighboursOf(facts: readonly Fact[], { position, id }: Fact): Fact[] {
  let low = 0;
  let high = facts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((facts[middle]?.position ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return facts.slice(Math.max(0, low - WINDOW), low + WINDOW).filter((other) => other.id !== id);
}

/**
 * The words to write in lower case: those that occur so, and common nouns whose capital only starts
 * a sentence.
 */
function lowerCasedWords(facts: readonly Fact[], { grammar }: LanguagePack) {
  const written = new Set<string>();
  const titled = new Set<string>();
  const names = new Set<string>();
  const quotes = new Set(facts.map(({ source }) => source.quote));
  for (const quote of quotes)
    for (const { text, start } of tokenize(quote)) {
      if (/^\p{Ll}/u.test(text)) written.add(text);
      else if (/^\p{Lu}\p{Ll}/u.test(text)) (start === 0 ? titled : names).add(text);
    }
  const opening = new Set<string>();
  for (const word of titled) {
    const { kind, classes } = grammar.answerType(word);
    if (!names.has(word) && kind === "term" && classes.length > 0) opening.add(word.toLowerCase());
  }
  return { written, opening };
}
