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
}

const HEADING =
  /^[\d.\s]*(?:key (?:terms?|words|vocabulary)|glossary|vocabulary|(?:important )?terms(?: to know| and definitions)?|definitions|(?:términos|conceptos) (?:clave|importantes|básicos)|glosario|vocabulario|glossaire|vocabulaire|définitions|termes clés|glossar|(?:wichtige )?begriffe|schlüsselbegriffe|begriffserklärungen|termos-chave|glossário|vocabulário|glossario|termini chiave|vocabolario|глоссарий|словарь(?: терминов)?|(?:ключевые|основные) (?:термины|понятия)|(?:مسرد )?(?:ال)?مصطلحات(?: الأساسية| الرئيسية)?|مسرد|(?:关键)?术语表?|词汇表?|名词解释|用語(?:集|解説)|重要語句|शब्दावली|मुख्य शब्द)\s*:?$/iu;

const LONGEST_TERM = 5;
const LONGEST_MEANING = 30;

/** "term: meaning", "term — meaning", or both as cells of a row. */
const BESIDE = /^([^:：–—|]{2,60}?)(?:\s*[:：]\s+|\s+[–—-]\s+|\s*\|\s*)(.{12,})$/u;

const ARTICLE =
  /^(?:an?|the|any|one|two|une?|le|la|les|el|los|las|un|una|cualquier|der|die|das|eine?|o|os|as|uma?|il|lo|gli)$/iu;

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
  const entries: GlossaryEntry[] = [];
  const pages = lists.map((passage) => ({ passage, lines: linesOf(passage) }));
  const isBelow = standsBelow(pages.flatMap(({ lines }) => lines));
  for (const { passage, lines } of pages) {
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at] ?? "";
      const next = lines[at + 1];
      const beside = BESIDE.exec(line);
      let found: Definition | null = null;
      let quote = line;
      if (beside && countWords(beside[1] ?? "") <= LONGEST_TERM) {
        found = { term: beside[1] ?? "", meaning: beside[2] ?? "" };
      } else if (isBelow && isTermLine(line)) {
        // The meaning of the last one stands on another page.
        if (!next) continue;
        found = { term: line, meaning: next };
        quote = `${line} ${next}`;
        at += 1;
      } else if (isBelow) {
        // A meaning without its term: that has run into the meaning before.
        entries.pop();
      } else {
        const term = termWithin(line, uses, language);
        if (term) found = { term, meaning: line.slice(term.length).trim() };
      }
      const entry = found && tidied(found, language);
      if (!entry) continue;
      const home = uses(entry.term)?.id;
      entries.push({
        ...entry,
        sentence: { text: quote, passage, index: at, previous: null, next: null },
        ...(home === undefined ? {} : { home }),
      });
    }
  }
  return entries;
}

function linesOf(passage: Passage): string[] {
  return passage.text
    .normalize("NFC")
    .split("\n")
    .map((line) => line.replace(/\s+/gu, " ").trim())
    .filter(Boolean);
}

/** Has each term a line of its own, with its meaning on the next? */
function standsBelow(lines: readonly string[]): boolean {
  return lines.filter(isTermLine).length >= lines.length * 0.25;
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

function tidied({ term, meaning }: Definition, language: Language): Definition | null {
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
  const short = shortened(countWords(first) >= 5 ? first : told);
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(short);
  if (!bareTerm || /^\d|^(?:source|quelle|fuente)s?\b/iu.test(bareTerm)) return null;
  if (/https?:|©/u.test(meaning)) return null;
  if (/^(?:see|véase|voir|siehe|см)\b/iu.test(short) || RUN_ON.test(short)) return null;
  if (countWords(short) < 3 || countWords(short) > LONGEST_MEANING * (isDense ? 2 : 1)) return null;
  const own = new Set(contentStems(bareTerm, language));
  const said = new Set(contentStems(short, language));
  // Who reads the meaning must not read the term in it.
  if (said.size < 2 || own.size === 0 || [...own].every((one) => said.has(one))) return null;
  return { term: bareTerm, meaning: short };
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
