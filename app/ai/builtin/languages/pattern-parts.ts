import { countTokens } from "~/ai/text/tokenize";
import type { GrammarTables, PartKind } from "./grammar-tables";
import { compileRules, type PartRules } from "./part-rules";

/** A part of a sentence: its text, aliases, and members of a list. */
export interface Part {
  text: string;
  aliases: readonly string[];
  members: readonly string[];
}

type Position = "first" | "second";
export type ReadPart = (text: string, kind: PartKind, position: Position) => Part | null;

/** The fewest and most words of each kind of part. */
const partWordLimits: Record<PartKind, readonly [least: number, most: number]> = {
  term: [1, 6],
  gloss: [3, 45],
  "verb-phrase": [3, 45],
  clause: [2, 24],
  "simple-clause": [2, 20],
  phrase: [1, 20],
  reason: [2, 40],
  result: [2, 40],
  purpose: [2, 14],
  list: [2, 60],
  name: [1, 6],
};

/** The fewest words of a gloss after an indefinite article; shorter ones only name the class. */
const minGlossWords = 5;
const maxMemberWords = 6;
/** The longest title with a name, in characters. */
const maxNameLength = 80;

/**
 * Creates a function that checks whether a text is a part of its kind and trims it to that part.
 */
export function createPartReader(tables: GrammarTables): ReadPart {
  const rules = compileRules(tables);
  return (text, kind, position) => {
    const cut = position === "first" ? lastClause(text, rules) : firstClause(text, rules);
    if (kind === "name") return partOf(nameIn(cut.trim(), position, rules));
    const bare = withoutLastBracket(trimPart(withoutSecondVerb(cut, kind, rules)), kind);
    if (kind === "term") return readTerm(bare, rules);
    if (!isWithinWordLimits(bare, kind, tables.hasWordSpaces) || hasUnbalancedMark(bare))
      return null;
    if (kind === "list") return readList(bare, rules);
    return isWellFormed(bare, kind, position, rules) ? partOf(bare) : null;
  };
}

function partOf(text: string | null): Part | null {
  return text === null ? null : { text, aliases: [], members: [] };
}

/**
 * The name before the verb ("… the physicist Niels Bohr") or after it ("the physicist Niels Bohr in
 * 1913").
 */
function nameIn(
  text: string,
  position: Position,
  { name, personNameAtStart }: PartRules,
): string | null {
  if (position === "first") return name?.exec(text)?.[0] ?? null;
  return personNameAtStart?.exec(trimPart(text).slice(0, maxNameLength))?.[1]?.trim() ?? null;
}

/** Reads a term: a complete, self-contained noun phrase. */
function readTerm(text: string, rules: PartRules): Part | null {
  const { bare, aliases } = splitAliases(rules.withoutSentenceAdverbs(text), rules.aliasMarkers);
  // "The tears and the saliva" keeps both articles.
  const term = unquote(rules.lastMember.test(bare) ? bare : rules.withoutArticle(bare));
  const named = rules.withoutInflectedArticle(term);
  const isPlain =
    isWithinWordLimits(term, "term", rules.hasWordSpaces) &&
    !rules.article?.test(`${named} `) &&
    rules.endsWithNoun(term) &&
    /(?:\p{L}{2}.*|\p{Script=Han})(?<![’'])$/u.test(term) &&
    !/[,;:!?()[\]…，；：。、=<>→""“”«»]|\p{N}[-–]\p{N}/u.test(term) &&
    !rules.anaphora.test(bare) &&
    !rules.phraseBoundaries.test(term) &&
    !rules.functionWord.test(named) &&
    !rules.nonInitialWords.test(bare) &&
    !rules.relationalNouns.test(named) &&
    !containsVerb(term, rules);
  return isPlain ? { text: term, aliases, members: [] } : null;
}

function readList(text: string, rules: PartRules): Part | null {
  const parts = text.split(rules.separator);
  const ending = parts.pop() ?? "";
  const pair = rules.last.exec(ending);
  if (!pair && (!rules.isLastOptional || parts.length < 1)) return null;
  const all = pair
    ? [...parts, ending.slice(0, pair.index), ending.slice(pair.index + pair[0].length)]
    : [...parts, ending];
  const members = all
    .map((member) => unquote(rules.withoutArticle(trimPart(member))))
    .filter((member) => member !== "");
  const areShort = members.every(
    (member) =>
      wordCountOf(member, rules.hasWordSpaces) <= maxMemberWords &&
      !rules.anaphora.test(member) &&
      !rules.phraseBoundaries.test(member) &&
      !containsVerb(member, rules),
  );
  if (members.length < 2 || !areShort || new Set(members).size < members.length) return null;
  return { text, aliases: [], members };
}

/** The text after the last semicolon, label or main clause boundary. */
function lastClause(text: string, { coordination, withoutSentenceAdverbs }: PartRules): string {
  const own = text.slice(
    Math.max(text.lastIndexOf(";"), text.lastIndexOf("；"), text.lastIndexOf(": ")) + 1,
  );
  const turn = coordination ? [...own.matchAll(coordination)].at(-1) : undefined;
  const clause = turn ? own.slice(turn.index + turn[0].length) : own;
  return withoutSentenceAdverbs(clause.trimStart());
}

/** The text up to a semicolon or the next main clause. */
function firstClause(text: string, rules: PartRules): string {
  const own = text.split(/[;；]|\s?: /u)[0] ?? text;
  const turns = rules.coordination ? [...own.matchAll(rules.coordination)] : [];
  // "And" before a noun continues a list unless a verb follows.
  const end = turns.find(
    ({ index, 0: found }) =>
      index > 0 &&
      (!rules.startsWithConjunction.test(`${found.replace(",", "")} `) ||
        rules.containsFiniteVerb(own.slice(index).split(",").slice(0, 3).join(","))),
  );
  return end ? own.slice(0, end.index) : own;
}

/** Cuts a gloss before a second predicate. */
function withoutSecondVerb(text: string, kind: PartKind, rules: PartRules): string {
  if (kind !== "gloss" && kind !== "result") return text;
  const [whole = text, ...rest] = text.split(/(?=, )/u);
  const another = rest.findIndex((piece) => rules.startsSentence(piece.slice(2)));
  const own = another < 0 ? text : [whole, ...rest.slice(0, another)].join("");
  const at = rules.secondVerb(own);
  return at < 0 ? own : own.slice(0, at);
}

/** Removes a remark in brackets at the end. */
function withoutLastBracket(text: string, kind: PartKind): string {
  if (kind === "term") return text;
  return text.replace(/(?<=\p{L}{2})\s?[(（][^()（）]*\s[^()（）]*[)）]$/u, "");
}

/** Whether a part is complete and self-contained. */
function isWellFormed(text: string, kind: PartKind, position: Position, rules: PartRules): boolean {
  if (!rules.endsComplete(text)) return false;
  const isReason = kind === "reason" || kind === "purpose";
  if (isReason) return !rules.demonstratives.test(text);
  if (kind === "result")
    return !rules.anaphora.test(text) && !rules.startsWithCoordinator.test(text);
  if (kind === "verb-phrase")
    return !rules.demonstratives.test(text) && !rules.startsWithPronoun.test(text);
  if (kind === "gloss") return isGloss(text, position, rules);
  return isSelfContained(text, kind, rules);
}

/** Whether it is a gloss: genus and differentia, without anaphora. */
function isGloss(text: string, position: Position, rules: PartRules): boolean {
  if (/^\p{N}/u.test(text) || rules.demonstratives.test(text) || rules.startsWithPronoun.test(text))
    return false;
  if (namesGenusOnly(text, rules) || rules.rankingPhrases?.test(text)) return false;
  // The head noun precedes the first comma; after it, only a relative clause may follow.
  const [head = text, ...rest] = text.split(/, /u);
  if (!rules.isNounPhrase(head)) return false;
  if (position === "second") return true;
  if (!rules.hasWordSpaces) return !rules.dependsOnPrevious(text);
  return (
    !rest.some((piece) => rules.article?.test(piece)) &&
    !rules.danglingRelative.test(text) &&
    !rules.nonInitialWords.test(text) &&
    !rules.startsWithVerb(text) &&
    !rules.dependsOnPrevious(text)
  );
}

/** Whether it is self-contained: a clause has a subject and a finite verb, a phrase has none. */
function isSelfContained(text: string, kind: PartKind, rules: PartRules): boolean {
  if (rules.anaphora.test(text) || rules.dependsOnPrevious(text)) return false;
  if (kind !== "clause" && rules.relativePronouns?.test(text)) return false;
  // After a Chinese comma, a clause with any subject may follow.
  if (kind === "phrase" && !rules.hasWordSpaces && /[,，]\s?\p{L}{4}/u.test(text)) return false;
  if (startsWithRelationalNoun(text, rules)) return false;
  if (kind === "phrase")
    return !containsVerb(text, rules) && rules.endsWithNoun(text) && rules.startsSubject(text);
  return rules.startsSubject(text) && (!rules.needsVerb || rules.containsFiniteVerb(text));
}

/**
 * Whether it contains a verb; at the end, it may be an adjective or noun of the same form:
 * "inmunidad activa".
 */
function containsVerb(text: string, { hasVerb }: PartRules): boolean {
  return hasVerb(text.split(/\s+/u).slice(0, -1).join(" "));
}

/** Whether it names only the genus: "a globular protein". */
function namesGenusOnly(
  text: string,
  { indefinite, nonInitialWords, phraseBoundaries }: PartRules,
): boolean {
  const words = text.split(/\s+/u);
  return (
    indefinite?.test(text) === true &&
    words.length < minGlossWords &&
    !words.slice(1).some((word) => nonInitialWords.test(word) || phraseBoundaries.test(word))
  );
}

/** Whether a relational noun starts it without its complement: "The name comes from …". */
function startsWithRelationalNoun(
  text: string,
  { withoutArticle, relationalNouns, startsWithVerb }: PartRules,
) {
  const bare = withoutArticle(text);
  const noun = relationalNouns.exec(bare)?.[0];
  return noun !== undefined && startsWithVerb(bare.slice(noun.length).trim());
}

/** Splits a term from its aliases: "ATP (adenosine triphosphate)". */
function splitAliases(
  text: string,
  aliasMarkers: RegExp | null,
): { bare: string; aliases: string[] } {
  const bracket = /^([^()（）]{2,60}?)\s?[(（]([^()（）]{1,40})[)）]$/u.exec(text);
  const [, before, inside] = bracket ?? [];
  if (before && inside) {
    return { bare: before, aliases: /\d|[,;]|^.$/u.test(inside) ? [] : [inside] };
  }
  const [, named, other] = aliasMarkers?.exec(text) ?? [];
  return named && other ? { bare: named, aliases: [other] } : { bare: text, aliases: [] };
}

/** Trims punctuation, symbols and white space. */
export function trimPart(text: string): string {
  // Some PDFs encode Chinese as radicals, which count as symbols.
  return text
    .replace(/^(?:[\s,，、:：–—-]|(?!\p{Script=Han})\p{So})+/u, "")
    .replace(/[\s,，、.。．।!؛،:：–—-]+$/u, "");
}

function unquote(text: string): string {
  return /^[“"«„「『‘'].*[”"»“」』’']$/u.test(text) ? text.slice(1, -1).trim() : text;
}

const PAIRS = ["()", "（）", "«»", "„“", "「」", "[]"] as const;

/** Whether a bracket or quotation mark is unbalanced. */
function hasUnbalancedMark(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1;
  return (
    PAIRS.some(([open = "", close = ""]) => count(open) !== count(close)) || count('"') % 2 > 0
  );
}

export function wordCountOf(text: string, hasWordSpaces: boolean): number {
  return hasWordSpaces ? text.split(/\s+/u).length : Math.ceil(text.length / 2);
}

function isWithinWordLimits(text: string, kind: PartKind, hasWordSpaces: boolean): boolean {
  const [least, most] = partWordLimits[kind];
  const size = wordCountOf(text, hasWordSpaces);
  return text !== "" && size >= least && size <= most && countTokens(text.slice(0, 40)) > 0;
}
