import type { Passage } from "~/ai/ports";
import { finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";
import type { PlacedSentence } from "../language/sentences";
import { stopWords } from "../language/stop-words";
import { contentStems, countWords } from "../language/words";
import type { Definition } from "./find-definitions";

/** A term of a list of terms, with the meaning that stands beside or below it. */
export interface GlossaryEntry extends Definition {
  sentence: PlacedSentence;
  /** Id of the first passage outside the list that uses the term. */
  home?: number;
  /** Do other terms of the list begin with a small letter, so that a capital is the term's own? */
  keepsCase?: boolean;
  /** Its meaning holds the term: it is not asked for, but may stand beside another. */
  tellsItself?: boolean;
}

const HEADING =
  /^[\d.\s]*(?:key (?:terms?|words|vocabulary)|glossary|vocabulary|(?:important )?terms(?: to know| and definitions)?|definitions|(?:términos|conceptos) (?:clave|importantes|básicos)|glosario|vocabulario|glossaire|vocabulaire|définitions|termes clés|glossar|(?:wichtige )?begriffe|schlüsselbegriffe|begriffserklärungen|termos-chave|glossário|vocabulário|glossario|termini chiave|vocabolario|глоссарий|словарь(?: терминов)?|(?:ключевые|основные) (?:термины|понятия)|(?:مسرد )?(?:ال)?مصطلحات(?: الأساسية| الرئيسية)?|مسرد|(?:关键)?术语表?|词汇表?|名词解释|用語(?:集|解説)|重要語句|शब्दावली|मुख्य शब्द)\s*:?$/iu;

const ONLY_GENUS =
  /^(?:an?|the|une?|la|le|una?|el|eine?) (?:[\p{L}-]+ )?[\p{L}-]+ (?:of|in|de|du|del|der|von) (?:the |la )?[\p{L}-]+$/iu;
const LONGEST_TERM = 5;
const LONGEST_MEANING = 30;

/** "term: meaning", "term — meaning", or both as cells of a row. */
const BESIDE = /^([^:：–—|]{2,60}?)(?:\s*[:：]\s+|\s+[–—-]\s+|\s*\|\s*)(.{12,})$/u;

const ARTICLE =
  /^(?:an?|the|any|one|two|une?|le|la|les|el|los|las|un|una|cualquier|der|die|das|eine?|o|os|as|uma?|il|lo|gli)$/iu;

/** What may stand inside a term: "division of labor". */
const JOINT = /^(?:of|in|de|del|du|des|di|della|da|do|der)$/iu;

/** "… to do so totalitarianism a form of …": the next entry has run into the meaning. */
const RUN_ON =
  /(?<!\b(?:is|as|or|and|of|in|to|with|by|for|from|on|at|that|than|into|under|be|being|has|have|make|becomes?)) an? (?:form|system|type|kind|method|process) of /u;

/** The terms that a document lists under a heading of their own. */
export function findGlossary(passages: readonly Passage[], language: Language): GlossaryEntry[] {
  const isList = ({ heading }: Passage) => heading !== null && HEADING.test(heading.trim());
  const lists = passages.filter(isList);
  if (lists.length === 0) return [];
  const others = passages.filter((passage) => !isList(passage));
  const bodies = others.map(({ id, text }) => ({ id, text: plain(text) }));
  const uses = (term: string) => bodies.find(({ text }) => text.includes(plain(term)));
  const lines = lists.flatMap(linesOf);
  const isBelow = standsBelow(lines);
  const pairs = isBelow ? pairsBelow(lines, language) : lines.map(besideIn(uses, language));
  const keepsCase = pairs.filter((pair) => pair && /^\p{Ll}/u.test(pair.term)).length > 2;
  return pairs.flatMap((pair) => {
    const entry = pair && tidied(pair, language);
    if (!entry) return [];
    const home = uses(entry.term)?.id;
    const { passage, at } = pair.line;
    const sentence = { text: pair.quote, passage, index: at, previous: null, next: null };
    return [{ ...entry, sentence, keepsCase, ...(home === undefined ? {} : { home }) }];
  });
}

/** A line of a list, and its place in its passage. */
interface Line {
  text: string;
  passage: Passage;
  at: number;
}

interface Pair extends Definition {
  quote: string;
  line: Line;
}

/** Terms on lines of their own, each with the line below it. */
function pairsBelow(lines: readonly Line[], language: Language): Pair[] {
  const pairs: Pair[] = [];
  const isSorted = standsInOrder(lines, language);
  const isLongTerm = (line: Line, next?: Line, last?: Pair) =>
    isSorted &&
    countWords(line.text) <= LONGEST_TERM + 3 &&
    next !== undefined &&
    !isTermLine(next.text) &&
    between(last?.term, lines.slice(lines.indexOf(next)), language)(line.text);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const next = lines[at + 1];
    const beside = BESIDE.exec(line.text);
    if (beside && countWords(beside[1] ?? "") <= LONGEST_TERM) {
      pairs.push({ term: beside[1] ?? "", meaning: beside[2] ?? "", quote: line.text, line });
    } else if (isTermLine(line.text) || isLongTerm(line, next, pairs.at(-1))) {
      if (!next) continue;
      const isHere = next.passage === line.passage;
      const quote = isHere ? `${line.text} ${next.text}` : next.text;
      pairs.push({ term: line.text, meaning: next.text, quote, line: isHere ? line : next });
      at += 1;
    } else {
      // A meaning without its term: that has run into the meaning before, or into this one.
      const last = pairs.pop();
      if (!last || !isSorted) continue;
      const fits = between(last.term, lines.slice(at + 1), language);
      const starts = splits(line.text, (first, rest) => first <= LONGEST_TERM && rest > 2).filter(
        ([term]) => fits(term),
      );
      const ends = splits(last.meaning, (first, rest) => rest <= LONGEST_TERM && first > 1).filter(
        ([, term]) => fits(term),
      );
      const within = starts.find(([, meaning]) => ARTICLE.test(meaning.split(" ")[0] ?? ""));
      const [meaning, term] = ends[0] ?? [];
      if (term && meaning && !within) {
        pairs.push({ ...last, meaning, quote: last.quote.slice(0, -term.length).trim() });
        const isHere = lines[at - 1]?.passage === line.passage;
        const quote = isHere ? `${term} ${line.text}` : line.text;
        pairs.push({ term, meaning: line.text, quote, line });
      } else if (within) {
        pairs.push(last, { term: within[0], meaning: within[1], quote: line.text, line });
      }
    }
  }
  return pairs;
}

/** A text in two, in each way in which the parts may be of so many words; the longest end first. */
function splits(text: string, mayBe: (first: number, rest: number) => boolean): [string, string][] {
  const words = text.split(" ");
  return words.flatMap((_, at): [string, string][] =>
    mayBe(at, words.length - at) && at > 0
      ? [[words.slice(0, at).join(" "), words.slice(at).join(" ")]]
      : [],
  );
}

/** Does a term stand in the alphabet behind one, and before the next that stands alone? */
function between(
  before: string | undefined,
  rest: readonly Line[],
  language: Language,
): (term: string) => boolean {
  const after = rest.find(({ text }) => isTermLine(text))?.text;
  const { compare } = new Intl.Collator(language);
  // Some put accented letters behind all others.
  const follows = (one: string, other: string) => compare(one, other) < 0 || one < other;
  return (term) =>
    before !== undefined &&
    after !== undefined &&
    follows(before, term) &&
    follows(term, after) &&
    !term.split(" ").some((word, at, words) => {
      const isInside = at > 0 && at < words.length - 1;
      const isJoint =
        isInside && (JOINT.test(word) || (ARTICLE.test(word) && JOINT.test(words[at - 1] ?? "")));
      return !isJoint && (ARTICLE.test(word) || stopWords(language).has(word.toLowerCase()));
    });
}

/** Is the list sorted, but for a few? */
function standsInOrder(lines: readonly Line[], language: Language): boolean {
  // A short meaning looks like a term: of two side by side the first is one.
  const terms: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? "";
    if (!isTermLine(text)) continue;
    terms.push(text);
    at += 1;
  }
  const { compare } = new Intl.Collator(language);
  const sorted = terms.filter((term, at) => at > 0 && compare(terms[at - 1] ?? "", term) < 0);
  return terms.length > 5 && sorted.length >= (terms.length - 1) * 0.75;
}

/** Terms and meanings on one line, with a sign between them or none. */
function besideIn(uses: (term: string) => unknown, language: Language) {
  return (line: Line): Pair | null => {
    const { text } = line;
    const beside = BESIDE.exec(text);
    if (beside && countWords(beside[1] ?? "") <= LONGEST_TERM)
      return { term: beside[1] ?? "", meaning: beside[2] ?? "", quote: text, line };
    const term = termWithin(text, uses, language);
    return term ? { term, meaning: text.slice(term.length).trim(), quote: text, line } : null;
  };
}

function linesOf(passage: Passage): Line[] {
  return passage.text
    .normalize("NFC")
    .split("\n")
    .map((line) => line.replace(/\s+/gu, " ").trim())
    .filter(Boolean)
    .map((text, at) => ({ text, passage, at }));
}

/** Has each term a line of its own, with its meaning on the next? */
function standsBelow(lines: readonly Line[]): boolean {
  return lines.filter(({ text }) => isTermLine(text)).length >= lines.length * 0.25;
}

function isTermLine(line: string): boolean {
  return countWords(line.replace(/\([^)]*\)/gu, "")) <= LONGEST_TERM && !/[.;:,!?]$/u.test(line);
}

/** The longest beginning of the line that the document uses as a term, or what stands before an article. */
function termWithin(
  line: string,
  uses: (term: string) => unknown,
  language: Language,
): string | null {
  const words = line.split(" ");
  const isLoose = (word: string) =>
    stopWords(language).has(word.toLowerCase()) || ARTICLE.test(word) || /[.,;:]$/u.test(word);
  for (let length = LONGEST_TERM - 1; length > 0; length -= 1) {
    const term = words.slice(0, length);
    const last = term.at(-1) ?? "";
    if (isLoose(last) || isLoose(words[0] ?? "")) continue;
    if (term.some((word) => ARTICLE.test(word))) continue;
    if (ARTICLE.test(words[length] ?? "")) return term.join(" ");
    const isClause = language === "en" && length > 1 && finiteVerb(last) !== null;
    if (!isClause && uses(term.join(" "))) return term.join(" ");
  }
  return null;
}

function tidied(
  { term, meaning }: Definition,
  language: Language,
): (Definition & Pick<GlossaryEntry, "tellsItself">) | null {
  const bareTerm = term
    .replace(/\s*\([^)]*\)\s*/gu, " ")
    .replace(/[:：.]$/u, "")
    .trim();
  const told = meaning
    .replace(/^\([^)]{1,40}\)\s*/u, "")
    .replace(/[.。।]$/u, "")
    .trim();
  // A second statement behind a semicolon only adds to the first.
  const first = told.split(/[;；] ?/u)[0] ?? "";
  // "A fundamental principle of democracy; …": what only says of what kind it is, is no meaning yet.
  const isTelling = countWords(first) >= 5 && !ONLY_GENUS.test(first);
  const short = shortened(isTelling ? first : told);
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(short);
  if (!bareTerm || /^\d|^(?:source|quelle|fuente)s?\b/iu.test(bareTerm)) return null;
  if (/https?:|©/u.test(meaning)) return null;
  if (/^(?:see|véase|voir|siehe|см)\b/iu.test(short) || RUN_ON.test(short)) return null;
  if (countWords(short) < 3 || countWords(short) > LONGEST_MEANING * (isDense ? 2 : 1)) return null;
  const own = new Set(contentStems(bareTerm, language));
  const said = new Set(contentStems(short, language));
  if (said.size < 2 || own.size === 0) return null;
  // Who reads the meaning must not read the term in it.
  const tellsItself = [...own].every((one) => said.has(one));
  return { term: bareTerm, meaning: short, ...(tellsItself ? { tellsItself } : {}) };
}

/** Of a long meaning what only adds to it is left out. */
function shortened(meaning: string): string {
  if (countWords(meaning) <= 26) return meaning;
  const cut =
    /^(.{40,}?), (?:which|who|whose|akin|including|such as|as well as|and led|often|typically|lo que|la cual|ce qui|notamment|wobei|einschließlich)(?!\p{L})/u.exec(
      meaning,
    );
  return cut?.[1] && countWords(cut[1]) >= 8 ? cut[1] : meaning;
}

function plain(text: string): string {
  const marked = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[.,;:!?()“”—–]+/gu, " | ");
  return ` ${marked.replace(/[^\p{L}\p{M}\p{N}|]+/gu, " ").trim()} `;
}
