import type { Fact } from "../facts/fact";
import { type FactIndex, haveSameContext, predicateTextOf } from "./fact-index";
import type { Option, QuestionCandidate } from "./question-candidate";

/** The least stem overlap, 0 to 1, of two texts that may be paraphrases. */
const PARAPHRASE_OVERLAP = 0.5;
/** The least overlap, 0 to 1, of a quote that may be about the same. */
const QUOTE_OVERLAP = 0.55;
/** The most entries of a list whose author distinguishes them. */
const MAX_PARALLEL_LIST = 24;

/**
 * Whether an option could also be correct according to the document. In doubt, yes: a missing
 * option costs a question, a second correct one costs trust.
 */
export function mayAlsoBeCorrect(
  candidate: QuestionCandidate,
  option: Option,
  index: FactIndex,
): boolean {
  const { key, given } = candidate;
  if (option.isContrasted) return index.areSameWords(key.text, option.text);
  if (mayCorefer(key.text, option.text, index)) return true;
  if (areAliases(key, option, index)) return true;
  if (index.containsWords(given, option.text) || containsAllTerms(option.text, given, index))
    return true;
  if (candidate.isWithinFact) return false;
  return candidate.asks === "subject"
    ? mayAnswerStem(option, candidate, index)
    : mayDescribeSubject(option, candidate, index);
}

/**
 * Whether two texts may refer to the same thing: "crust" and "oceanic crust", "cells" and "a cell".
 */
export function mayCorefer(a: string, b: string, index: FactIndex): boolean {
  if (index.containsWords(a, b) || index.containsWords(b, a)) return true;
  // "Victor, ch. 4" and "Victor, ch. 5" refer to the same.
  if (index.areSameWords(withoutModifier(a), withoutModifier(b))) return true;
  const [short, long] = index.stems(a).size <= index.stems(b).size ? [a, b] : [b, a];
  if (index.stems(short).size === 0) return false;
  const shared = index.coverage(short, long);
  return shared >= 0.99 || (index.stems(short).size >= 3 && shared > PARAPHRASE_OVERLAP);
}

/** The text before a comma or bracket. */
function withoutModifier(text: string): string {
  return text.replace(/(?<=\p{L})\s*[,(（].*$/su, "");
}

/** Whether one is an alias of the other: a listed alias, an acronym, "T4 (thyroxine)". */
function areAliases(key: Option, option: Option, index: FactIndex): boolean {
  const names = (one: Option) =>
    index
      .factsAbout(one.text, one.fact.context)
      .flatMap(({ subject, aliases }) => [subject, ...aliases]);
  const own = names(key);
  return (
    isAcronym(key.text, option.text) ||
    isAcronym(option.text, key.text) ||
    own.some((name) => index.areSameWords(name, option.text)) ||
    names(option).some((name) => index.areSameWords(name, key.text))
  );
}

function isAcronym(short: string, long: string): boolean {
  if (!/^\p{Lu}{2,6}s?$/u.test(short)) return false;
  const initials = long.match(/(?<![\p{L}\p{M}])\p{L}/gu)?.join("") ?? "";
  return initials.toLowerCase() === short.replace(/s$/u, "").toLowerCase();
}

/** For questions about a subject: whether the document says the same of this one. */
function mayAnswerStem(
  option: Option,
  { fact, given, key }: QuestionCandidate,
  index: FactIndex,
): boolean {
  // "James, Dewey and Peirce helped found …": everyone in the sentence may be correct.
  if (!isTabular(fact) && index.containsWords(fact.source.quote, option.text))
    return !areDefinedInOneSentence(option.fact, fact);
  if (isWholeOf(option.text, key, index) || isWholeOf(key.text, option, index)) return true;
  const told = index.factsAbout(option.text, option.fact.context);
  return [option.fact, ...told].some((other) => {
    if (other.id === fact.id) return false;
    // Cells that contain each other ("no" and "no, it breaks down") are the same answer.
    if (areParallelEntries(other, fact, index) || areInSameColumn(other, fact))
      return (
        other.relation === fact.relation &&
        (index.containsWords(other.predicate, given) || index.containsWords(given, other.predicate))
      );
    return (
      mayParaphrase(given, predicateTextOf(other), index) ||
      index.coverage(given, other.source.quote) >= QUOTE_OVERLAP
    );
  });
}

/** For questions about what is said of a subject: whether the document says this of it too. */
function mayDescribeSubject(
  option: Option,
  { fact }: QuestionCandidate,
  index: FactIndex,
): boolean {
  const other = option.fact;
  if (haveSameSubject(other, fact, index)) return true;
  if (isWithin(other, fact, index)) return true;
  if (areParallelEntries(other, fact, index) || areDefinedInOneSentence(other, fact)) return false;
  if (mayParaphrase(option.text, predicateTextOf(fact), index)) return true;
  if (
    index
      .factsAbout(fact.subject, fact.context)
      .some((one) => mayParaphrase(option.text, predicateTextOf(one), index))
  )
    return true;
  // A sentence that mentions the subject may be about it too.
  const isOneTable = isTabular(other) && other.group === fact.group;
  if (!isOneTable && haveSameContext(fact.context, other.context)) {
    const names = [fact.subject, ...fact.aliases];
    if (names.some((name) => containsAllTerms(name, other.source.quote, index))) return true;
  }
  return false;
}

function haveSameSubject(a: Fact, b: Fact, index: FactIndex): boolean {
  if (!haveSameContext(a.context, b.context)) return false;
  return [a.subject, ...a.aliases].some((one) =>
    [b.subject, ...b.aliases].some((other) => mayCorefer(one, other, index)),
  );
}

/** Whether the subject of `inner` is a part of the subject of `outer`. */
function isWithin(inner: Fact, outer: Fact, index: FactIndex): boolean {
  const parts = index
    .factsAbout(outer.subject, outer.context)
    .flatMap(({ members }) => members.map(({ text }) => text));
  return parts.some((part) => mayCorefer(part, inner.subject, index));
}

/** Whether a list names the one as a member of the other. */
function isWholeOf(whole: string, part: Option, index: FactIndex): boolean {
  return index
    .factsAbout(whole, part.fact.context)
    .some(
      ({ kind, members }) =>
        kind === "membership" && members.some(({ text }) => index.areSameWords(text, part.text)),
    );
}

/**
 * Whether the author listed two entries to distinguish them, however similar their words:
 * "proactive: old learning disturbs new", "retroactive: new learning disturbs old".
 */
function areParallelEntries(a: Fact, b: Fact, index: FactIndex): boolean {
  return (
    a.id !== b.id &&
    a.kind === b.kind &&
    a.group === b.group &&
    index.groupSize(a.group) <= MAX_PARALLEL_LIST
  );
}

/**
 * Whether one sentence defines both: "The pale outer zone is the cortex; the darker inner zone is
 * the medulla."
 */
function areDefinedInOneSentence(a: Fact, b: Fact): boolean {
  const areDefined = a.kind === "definition" && b.kind === "definition";
  return areDefined && a.source.quote === b.source.quote && a.predicate !== b.predicate;
}

function areInSameColumn(a: Fact, b: Fact): boolean {
  return a.kind === "property" && a.group === b.group && a.relation === b.relation;
}

function mayParaphrase(a: string, b: string, index: FactIndex): boolean {
  const [short, long] = index.stems(a).size <= index.stems(b).size ? [a, b] : [b, a];
  return index.stems(short).size > 0 && index.coverage(short, long) >= PARAPHRASE_OVERLAP;
}

/** Whether `text` contains all content words of `part`. */
function containsAllTerms(part: string, text: string, index: FactIndex): boolean {
  return index.stems(part).size > 0 && index.coverage(part, text) > 0.99;
}

/** Whether the fact's structure (a row, a contrast) separates its entries. */
function isTabular({ kind }: Fact): boolean {
  return kind === "property" || kind === "contrast" || kind === "translation";
}
