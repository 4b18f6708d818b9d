import { countWords } from "~/ai/text/tokenize";
import type { GrammarTables, PartKind } from "./grammar-tables";
import { compileRules, type PartRules } from "./part-rules";

/** A part as found: its words, other names in brackets or apposition, members of a list. */
export interface Part {
  text: string;
  aliases: readonly string[];
  members: readonly string[];
}

type Place = "first" | "second";
export type ReadPart = (text: string, kind: PartKind, place: Place) => Part | null;

/** How many words a part may have. */
const sizes: Record<PartKind, readonly [least: number, most: number]> = {
  term: [1, 6],
  gloss: [3, 45],
  told: [3, 45],
  clause: [2, 24],
  plain: [2, 20],
  phrase: [1, 20],
  reason: [2, 40],
  result: [2, 40],
  aim: [2, 14],
  list: [2, 60],
  name: [1, 6],
};

/** Fewer words after an indefinite article name a class and tell nothing of the term. */
const leastClassWords = 5;
const longestMember = 6;
/** A title and a name have so many signs at most. */
const longestNaming = 80;

/** Makes the check that a stretch of text is a part of its kind, and cuts it to that part. */
export function createPartReader(tables: GrammarTables): ReadPart {
  const rules = compileRules(tables);
  return (text, kind, place) => {
    const cut = place === "first" ? cutBefore(text, rules) : cutAfter(text, rules);
    if (kind === "name") return partOf(nameIn(cut.trim(), place, rules));
    const bare = withoutLastBracket(trimPart(withoutSecondVerb(cut, kind, rules)), kind);
    if (kind === "term") return readTerm(bare, rules);
    if (!isOfSize(bare, kind, tables.isSpaced) || hasLooseMark(bare)) return null;
    if (kind === "list") return readList(bare, rules);
    return isGood(bare, kind, place, rules) ? partOf(bare) : null;
  };
}

function partOf(text: string | null): Part | null {
  return text === null ? null : { text, aliases: [], members: [] };
}

/** "… the physicist Niels Bohr" before the deed, "the physicist Niels Bohr in 1913" behind it. */
function nameIn(text: string, place: Place, { name, leadingName }: PartRules): string | null {
  if (place === "first") return name?.exec(text)?.[0] ?? null;
  return leadingName?.exec(trimPart(text).slice(0, longestNaming))?.[1]?.trim() ?? null;
}

/** A noun phrase of its own, whole, that points at nothing outside it. */
function readTerm(text: string, rules: PartRules): Part | null {
  const { bare, aliases } = takeAliases(rules.withoutOpeners(text), rules.otherName);
  // "The tears and the saliva" keep both articles.
  const term = unquote(rules.lastMember.test(bare) ? bare : rules.withoutArticle(bare));
  const named = rules.withoutKeptArticle(term);
  const isPlain =
    isOfSize(term, "term", rules.isSpaced) &&
    !rules.article?.test(`${named} `) &&
    rules.endsWithNoun(term) &&
    /(?:\p{L}{2}.*|\p{Script=Han})(?<![’'])$/u.test(term) &&
    !/[,;:!?()[\]…，；：。、=<>→""“”«»]|\p{N}[-–]\p{N}/u.test(term) &&
    !rules.unclear.test(bare) &&
    !rules.bounds.test(term) &&
    !rules.functionWord.test(named) &&
    !rules.notFirst.test(bare) &&
    !rules.relational.test(named) &&
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
      sizeOf(member, rules.isSpaced) <= longestMember &&
      !rules.unclear.test(member) &&
      !rules.bounds.test(member) &&
      !containsVerb(member, rules),
  );
  if (members.length < 2 || !areShort || new Set(members).size < members.length) return null;
  return { text, aliases: [], members };
}

/** What stands in its own clause: after a semicolon, label or another main clause. */
function cutBefore(text: string, { coordination, withoutOpeners }: PartRules): string {
  const own = text.slice(
    Math.max(text.lastIndexOf(";"), text.lastIndexOf("；"), text.lastIndexOf(": ")) + 1,
  );
  const turn = coordination ? [...own.matchAll(coordination)].at(-1) : undefined;
  const clause = turn ? own.slice(turn.index + turn[0].length) : own;
  return withoutOpeners(clause.trimStart());
}

/** Up to a semicolon or the next main clause. */
function cutAfter(text: string, rules: PartRules): string {
  const own = text.split(/[;；]|\s?: /u)[0] ?? text;
  const turns = rules.coordination ? [...own.matchAll(rules.coordination)] : [];
  // "And" before a noun goes on with a list unless a verb follows.
  const end = turns.find(
    ({ index, 0: found }) =>
      index > 0 &&
      (!rules.joins.test(`${found.replace(",", "")} `) ||
        rules.holdsFiniteVerb(own.slice(index).split(",").slice(0, 3).join(","))),
  );
  return end ? own.slice(0, end.index) : own;
}

/** What a term means ends where the sentence goes on to tell what the thing does. */
function withoutSecondVerb(text: string, kind: PartKind, rules: PartRules): string {
  if (kind !== "gloss" && kind !== "result") return text;
  const [whole = text, ...rest] = text.split(/(?=, )/u);
  const another = rest.findIndex((piece) => rules.opensSentence(piece.slice(2)));
  const own = another < 0 ? text : [whole, ...rest.slice(0, another)].join("");
  const at = rules.secondVerb(own);
  return at < 0 ? own : own.slice(0, at);
}

/** A remark in brackets at the end belongs to no part. */
function withoutLastBracket(text: string, kind: PartKind): string {
  if (kind === "term") return text;
  return text.replace(/(?<=\p{L}{2})\s?[(（][^()（）]*\s[^()（）]*[)）]$/u, "");
}

/** Is what was found between fixed words whole, and clear by itself? */
function isGood(text: string, kind: PartKind, place: Place, rules: PartRules): boolean {
  if (!rules.endsWhole(text)) return false;
  const isReason = kind === "reason" || kind === "aim";
  if (isReason) return !rules.pointing.test(text);
  if (kind === "result") return !rules.unclear.test(text) && !rules.notResult.test(text);
  if (kind === "told") return !rules.pointing.test(text) && !rules.unclearStart.test(text);
  if (kind === "gloss") return isGloss(text, place, rules);
  return isClear(text, kind, rules);
}

/** The meaning of a term tells its genus and what sets it apart, and needs nothing before it. */
function isGloss(text: string, place: Place, rules: PartRules): boolean {
  if (/^\p{N}/u.test(text) || rules.pointing.test(text) || rules.unclearStart.test(text))
    return false;
  if (namesOnlyClass(text, rules) || rules.ranksOnly?.test(text)) return false;
  // The noun stands before the first comma; after it, at most a clause about it.
  const [head = text, ...rest] = text.split(/, /u);
  if (!rules.isNounPhrase(head)) return false;
  if (place === "second") return true;
  if (!rules.isSpaced) return !rules.dependsOnPrevious(text);
  return (
    !rest.some((piece) => rules.article?.test(piece)) &&
    !rules.danglingRelative.test(text) &&
    !rules.notFirst.test(text) &&
    !rules.startsWithVerb(text) &&
    !rules.dependsOnPrevious(text)
  );
}

/** A clause has a subject and a finite verb; a phrase has none. */
function isClear(text: string, kind: PartKind, rules: PartRules): boolean {
  if (rules.unclear.test(text) || rules.dependsOnPrevious(text)) return false;
  if (kind !== "clause" && rules.relative?.test(text)) return false;
  // Behind a comma of Chinese stands a clause whose subject may be anywhere.
  if (kind === "phrase" && !rules.isSpaced && /[,，]\s?\p{L}{4}/u.test(text)) return false;
  if (namesNothing(text, rules)) return false;
  if (kind === "phrase")
    return !containsVerb(text, rules) && rules.endsWithNoun(text) && rules.startsSubject(text);
  return rules.startsSubject(text) && (!rules.needsVerb || rules.holdsFiniteVerb(text));
}

/** A verb at the end may be an adjective or noun of the same form: "inmunidad activa". */
function containsVerb(text: string, { hasVerb }: PartRules): boolean {
  return hasVerb(text.split(/\s+/u).slice(0, -1).join(" "));
}

/** "A globular protein" tells a protein from others by nothing that defines it. */
function namesOnlyClass(text: string, { indefinite, notFirst, bounds }: PartRules): boolean {
  const words = text.split(/\s+/u);
  return (
    indefinite?.test(text) === true &&
    words.length < leastClassWords &&
    !words.slice(1).some((word) => notFirst.test(word) || bounds.test(word))
  );
}

/** "The name comes from …": the name of what, only the sentence before tells. */
function namesNothing(text: string, { withoutArticle, relational, startsWithVerb }: PartRules) {
  const bare = withoutArticle(text);
  const noun = relational.exec(bare)?.[0];
  return noun !== undefined && startsWithVerb(bare.slice(noun.length).trim());
}

/** A term without its brackets and apposition: "ATP (adenosine triphosphate)". */
function takeAliases(text: string, otherName: RegExp | null): { bare: string; aliases: string[] } {
  const bracket = /^([^()（）]{2,60}?)\s?[(（]([^()（）]{1,40})[)）]$/u.exec(text);
  const [, before, inside] = bracket ?? [];
  if (before && inside) {
    return { bare: before, aliases: /\d|[,;]|^.$/u.test(inside) ? [] : [inside] };
  }
  const [, named, other] = otherName?.exec(text) ?? [];
  return named && other ? { bare: named, aliases: [other] } : { bare: text, aliases: [] };
}

/** Without punctuation, signs and white space around it. */
export function trimPart(text: string): string {
  // Some PDFs write Chinese with signs of radicals, which count as symbols.
  return text
    .replace(/^(?:[\s,，、:：–—-]|(?!\p{Script=Han})\p{So})+/u, "")
    .replace(/[\s,，、.。．।!؛،:：–—-]+$/u, "");
}

function unquote(text: string): string {
  return /^[“"«„「『‘'].*[”"»“」』’']$/u.test(text) ? text.slice(1, -1).trim() : text;
}

const PAIRS = ["()", "（）", "«»", "„“", "「」", "[]"] as const;

/** A bracket or quotation mark without the other of its pair. */
function hasLooseMark(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1;
  return (
    PAIRS.some(([open = "", close = ""]) => count(open) !== count(close)) || count('"') % 2 > 0
  );
}

export function sizeOf(text: string, isSpaced: boolean): number {
  return isSpaced ? text.split(/\s+/u).length : Math.ceil(text.length / 2);
}

function isOfSize(text: string, kind: PartKind, isSpaced: boolean): boolean {
  const [least, most] = sizes[kind];
  const size = sizeOf(text, isSpaced);
  return text !== "" && size >= least && size <= most && countWords(text.slice(0, 40)) > 0;
}
