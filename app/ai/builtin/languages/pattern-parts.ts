import { countWords } from "~/ai/text/tokenize";
import type { GrammarTables, PartKind } from "./pattern-grammar";

/** A part as found: its words, other names in brackets or apposition, members of a list. */
export interface Part {
  text: string;
  aliases: readonly string[];
  members: readonly string[];
}

export type ReadPart = (text: string, kind: PartKind, place: "first" | "second") => Part | null;

/** How many words a part may have. */
const sizes: Record<PartKind, readonly [least: number, most: number]> = {
  term: [1, 6],
  gloss: [3, 45],
  clause: [2, 24],
  plain: [2, 20],
  phrase: [1, 20],
  reason: [2, 40],
  aim: [2, 14],
  list: [2, 60],
  name: [1, 6],
};

/** Fewer words after an indefinite article name a class and tell nothing of the term. */
const leastClassWords = 5;

const WORD_START = "(?<![\\p{L}\\p{M}\\p{N}])";
const WORD_END = "(?![\\p{L}\\p{M}\\p{N}])";

/** An expression that matches whole words; in unspaced scripts, any stretch. */
export function wholeWords(source: string, isSpaced: boolean, flags = "iu"): RegExp {
  return new RegExp(isSpaced ? `${WORD_START}(?:${source})${WORD_END}` : `(?:${source})`, flags);
}

/** What ties two parts: a lookahead has a word before it and after it; a comma stands right behind a word. */
export function betweenParts(between: string, isSpaced: boolean): RegExp {
  if (!isSpaced || /^(?:[,،]|\(\?<)/u.test(between)) return new RegExp(between, "giu");
  if (between.startsWith("(?=")) return new RegExp(`${WORD_START}${between}`, "giu");
  return wholeWords(between, true, "giu");
}

/** Makes the check that a stretch of text is a part of its kind, and cuts it to that part. */
export function createPartReader(tables: GrammarTables): ReadPart {
  const rules = compile(tables);
  return (text, kind, place) => {
    const cut = place === "first" ? rules.cutBefore(text) : rules.cutAfter(text);
    if (kind === "name") return rules.readName(cut);
    const bare = trimPart(cut);
    if (kind === "term") return rules.readTerm(bare);
    if (!isOfSize(bare, kind, tables.isSpaced) || hasLooseBracket(bare)) return null;
    if (kind === "list") return rules.readList(bare);
    return rules.isGood(bare, kind, place) ? { text: bare, aliases: [], members: [] } : null;
  };
}

function compile(tables: GrammarTables) {
  const { isSpaced } = tables;
  const article = tables.article ? new RegExp(`^(?:${tables.article})`, "iu") : null;
  const unclear = wholeWords(`${tables.pronouns}|${tables.pointing}`, isSpaced);
  const pointing = wholeWords(tables.pointing, isSpaced);
  const unclearStart = new RegExp(`^(?:${tables.pronouns})${isSpaced ? WORD_END : ""}`, "iu");
  const relative = tables.relative ? wholeWords(tables.relative, isSpaced) : null;
  const bounds = wholeWords(tables.bounds, isSpaced);
  const notFirst = new RegExp(`^(?:${tables.notFirst})${isSpaced ? WORD_END : ""}`, "iu");
  const relational = new RegExp(`^(?:${tables.relational})${isSpaced ? WORD_END : ""}`, "iu");
  const openers = new RegExp(`^(?:${tables.openers})${isSpaced ? "[\\s,]+" : "[，、]?"}`, "iu");
  const subjectStart = tables.subjectStart ? new RegExp(`^(?:${tables.subjectStart})`, "iu") : null;
  const name = tables.name ? new RegExp(`(?:${tables.name})$`, "u") : null;
  const separator = new RegExp(tables.enumeration.separator, "u");
  const last = new RegExp(tables.enumeration.last, "iu");
  const coordination = tables.coordination ? new RegExp(tables.coordination, "giu") : null;

  const otherName = tables.otherName
    ? new RegExp(`^([^,]{2,60}), (?:${tables.otherName}) ([^,]{2,40})$`, "iu")
    : null;

  // "The uterus and" and "the blood that" were cut off from what they need.
  const needsMore = [tables.enumeration.last.trim(), tables.relative].filter(
    (source) => source !== null,
  );
  const openEnd = isSpaced ? new RegExp(`\\s(?:${needsMore.join("|")})$`, "u") : null;
  const isCutOff = (text: string) => openEnd?.test(text) ?? false;
  const articleAtEnd = tables.article ? new RegExp(`\\s(?:${tables.article})$`, "iu") : null;
  const keptArticle = tables.keptArticle ? new RegExp(`^(?:${tables.keptArticle})`, "u") : null;
  const endsWithoutConjunction = tables.enumeration.isLastOptional ?? false;
  const joins = new RegExp(`^${tables.enumeration.last}`, "iu");
  const danglingRelative = new RegExp(`${WORD_START}(?:${tables.bounds})\\s*,`, "iu");

  const isPlainClitic = new RegExp(`^(?:${tables.clitics})$`, "iu");
  const withoutArticle = (text: string) =>
    article && !keptArticle?.test(text) ? text.replace(article, "") : text;
  const withoutKept = (term: string) =>
    article && keptArticle?.test(term) ? term.replace(article, "") : term;
  const indefinite = tables.apposition
    ? new RegExp(`^(?:${tables.apposition.opens}) `, "iu")
    : null;
  const stripOpeners = (text: string) => text.replace(openers, "");
  const hasVerb = (text: string) =>
    isSpaced && text.split(/\s+/u).some((word) => tables.verbs.has(word.toLowerCase()));
  /** A verb at the end may be an adjective or noun of the same form: "inmunidad activa". */
  const holdsVerb = (text: string) => hasVerb(text.split(/\s+/u).slice(0, -1).join(" "));
  const lastMember = new RegExp(`${tables.enumeration.last}(?:${tables.article ?? "$"})`, "iu");

  function readTerm(text: string): Part | null {
    const { bare, aliases } = takeAliases(stripOpeners(text), otherName);
    // "The tears and the saliva" keep both articles.
    const term = unquote(lastMember.test(bare) ? bare : withoutArticle(bare));
    const isPlain =
      isOfSize(term, "term", isSpaced) &&
      !(article?.test(`${withoutKept(term)} `) ?? false) &&
      !isCutOff(term) &&
      !(articleAtEnd?.test(`${term} `) ?? false) &&
      /\p{L}{2}|\p{Script=Han}/u.test(term) &&
      !/[,;:!?()[\]…，；：。、=<>→""“”«»]/u.test(term) &&
      !unclear.test(bare) &&
      !bounds.test(term) &&
      !notFirst.test(withoutKept(term)) &&
      !notFirst.test(bare) &&
      !relational.test(withoutKept(term)) &&
      !holdsVerb(term);
    return isPlain ? { text: term, aliases, members: [] } : null;
  }

  function readList(text: string): Part | null {
    const parts = text.split(separator);
    const ending = parts.pop() ?? "";
    const pair = last.exec(ending);
    if (!pair && (!endsWithoutConjunction || parts.length < 1)) return null;
    const all = pair
      ? [...parts, ending.slice(0, pair.index), ending.slice(pair.index + pair[0].length)]
      : [...parts, ending];
    const members = all
      .map((member) => unquote(withoutArticle(trimPart(member))))
      .filter((member) => member !== "");
    const areShort = members.every(
      (member) =>
        sizeOf(member, isSpaced) <= 6 &&
        !unclear.test(member) &&
        !bounds.test(member) &&
        !holdsVerb(member),
    );
    if (members.length < 2 || !areShort || new Set(members).size < members.length) return null;
    return { text, aliases: [], members };
  }

  function readName(text: string): Part | null {
    const [found] = name?.exec(text.trimEnd()) ?? [];
    return found ? { text: found, aliases: [], members: [] } : null;
  }

  /** What stands in its own clause: after a semicolon, label or another main clause. */
  function cutBefore(text: string): string {
    const own = text.slice(
      Math.max(text.lastIndexOf(";"), text.lastIndexOf("；"), text.lastIndexOf(": ")) + 1,
    );
    const turn = coordination ? [...own.matchAll(coordination)].at(-1) : undefined;
    const clause = turn ? own.slice(turn.index + turn[0].length) : own;
    return stripOpeners(clause.trimStart());
  }

  /** Up to a semicolon or the next main clause. */
  function cutAfter(text: string): string {
    const own = text.split(/[;；]|\s?: /u)[0] ?? text;
    const turn = coordination ? [...own.matchAll(coordination)] : [];
    // "And" before a noun goes on with a list unless a verb follows.
    const end = turn.find(
      ({ index, 0: found }) =>
        index > 0 &&
        (!joins.test(`${found.replace(",", "")} `) ||
          hasVerb(own.slice(index).split(",").slice(0, 3).join(","))),
    );
    return end ? own.slice(0, end.index) : own;
  }

  function isGood(text: string, kind: PartKind, place: "first" | "second"): boolean {
    const isReason = kind === "reason" || kind === "aim";
    if (isCutOff(text) || (kind === "gloss" && /^\p{N}/u.test(text))) return false;
    if (kind === "gloss" && namesOnlyClass(text)) return false;
    if (place === "second" || isReason) {
      return !pointing.test(text) && (isReason || !unclearStart.test(text));
    }
    if ((kind === "plain" || kind === "phrase") && relative?.test(text)) return false;
    const capitalized = text.charAt(0).toUpperCase() + text.slice(1);
    if (kind === "phrase" && hasVerb(text.split(" ")[0] ?? "")) return false;
    if (kind !== "gloss" && namesNothing(text)) return false;
    const isOpen =
      kind === "gloss" ? pointing.test(text) || unclearStart.test(text) : unclear.test(text);
    if (isSpaced && kind === "gloss" && danglingRelative.test(text)) return false;
    if (isOpen || tables.sentences.leansOnPrevious(capitalized)) return false;
    return kind === "gloss" || !subjectStart || subjectStart.test(text) || namesSubject(text);
  }

  /** "Zapata exigía …": a capital letter before the verb, and no adverb. */
  function namesSubject(text: string): boolean {
    const [first = "", second = "", third = ""] = text.split(/\s+/u);
    const isName =
      /^\p{Lu}[\p{L}-]+$/u.test(first) &&
      !tables.words.stopWords.has(first.toLowerCase()) &&
      !tables.verbs.has(first.toLowerCase()) &&
      !notFirst.test(first) &&
      !/ment[eo]?$/u.test(first);
    const next = isPlainClitic.test(second) ? third : second;
    return isName && tables.verbs.has(next.toLowerCase());
  }

  /** "A globular protein" tells a protein from others by nothing that defines it. */
  function namesOnlyClass(text: string): boolean {
    const words = text.split(/\s+/u);
    return (
      indefinite?.test(text) === true &&
      words.length < leastClassWords &&
      !words.slice(1).some((word) => notFirst.test(word) || bounds.test(word))
    );
  }

  /** "The name comes from …": the name of what, only the sentence before tells. */
  function namesNothing(text: string): boolean {
    const bare = article ? text.replace(article, "") : text;
    const noun = relational.exec(bare)?.[0];
    return noun !== undefined && hasVerb(bare.slice(noun.length).trim().split(/\s+/u)[0] ?? "");
  }

  return { readTerm, readList, readName, cutBefore, cutAfter, isGood };
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

/** Without punctuation and white space around it. */
export function trimPart(text: string): string {
  return text.replace(/^[\s,，、:：–—-]+/u, "").replace(/[\s,，、.。।!؛،:：–—-]+$/u, "");
}

function unquote(text: string): string {
  return /^[“"«„「『‘'].*[”"»“」』’']$/u.test(text) ? text.slice(1, -1).trim() : text;
}

function hasLooseBracket(text: string): boolean {
  return (text.match(/[(（]/gu)?.length ?? 0) !== (text.match(/[)）]/gu)?.length ?? 0);
}

export function sizeOf(text: string, isSpaced: boolean): number {
  return isSpaced ? text.split(/\s+/u).length : Math.ceil(text.length / 2);
}

function isOfSize(text: string, kind: PartKind, isSpaced: boolean): boolean {
  const [least, most] = sizes[kind];
  const size = sizeOf(text, isSpaced);
  return text !== "" && size >= least && size <= most && countWords(text.slice(0, 40)) > 0;
}
