import { type Expectation, expectationOf, isAskingWord } from "./classify-question";
import type { DocumentStatistics } from "./document-statistics";
import { leansOnPrevious, type PlacedSentence } from "./sentences";
import { stem } from "./stem";
import { type Language, stopWords } from "./stop-words";
import { relatedStems } from "./synonyms";
import { contentStems, countWords, fold, wordsOf } from "./words";

/** One word of a question, as the scoring sees it. */
export interface QuestionTerm {
  stem: string;
  related: readonly string[];
  weight: number;
  isName: boolean;
}

const UNKNOWN_WORD = 0.7;

export interface ReadQuestion {
  text: string;
  expects: Expectation;
  terms: QuestionTerm[];
  language: Language;
}

export interface ScoredSentence extends PlacedSentence {
  /** About 0 to 1.3: how well the sentence answers. */
  score: number;
  /** 0 to 1: how much of what is asked about stands in the sentence or beside it. */
  coverage: number;
  /** The same, of the sentence alone. */
  ownCoverage: number;
  missesName: boolean;
}

/** Takes a question apart. `context` are words of earlier turns that count for less. */
export function readQuestion(
  text: string,
  context: string,
  language: Language,
  statistics: DocumentStatistics,
): ReadQuestion {
  const terms = new Map<string, QuestionTerm>();
  const add = (source: string, factor: number) => {
    const common = stopWords(language);
    for (const [index, word] of wordsOf(source).entries()) {
      const lower = word.text.toLowerCase();
      if (common.has(lower) || isAskingWord(lower)) continue;
      if (lower.length < 2 && !/[\p{N}\p{Script=Han}]/u.test(lower)) continue;
      const stemmed = stem(fold(lower), language);
      if (terms.has(stemmed)) continue;
      // German writes every noun with a capital: there it says nothing about names.
      const isName = factor === 1 && index > 0 && language !== "de" && /^\p{Lu}/u.test(word.text);
      const related = relatedStems(stemmed, language).filter((one) => statistics.has(one));
      terms.set(stemmed, {
        stem: stemmed,
        related,
        weight: weightOf(stemmed, related, statistics) * factor * (isName ? 1.2 : 1),
        isName,
      });
    }
  };
  add(text, 1);
  add(context, 0.5);
  return { text, expects: expectationOf(text), terms: [...terms.values()], language };
}

/** A word that the material never uses says little about which sentence of it is meant. */
function weightOf(
  stemmed: string,
  related: readonly string[],
  statistics: DocumentStatistics,
): number {
  if (statistics.has(stemmed)) return statistics.rarity(stemmed);
  if (related.length === 0) return statistics.rarity(stemmed) * UNKNOWN_WORD;
  return Math.max(...related.map((one) => statistics.rarity(one))) * 0.85;
}

/** The sentences with their scores, best first. */
export function scoreSentences(
  sentences: readonly PlacedSentence[],
  question: ReadQuestion,
): ScoredSentence[] {
  const { language } = question;
  const memory = new Map<string, ReadonlySet<string>>();
  const stemsOf = (text: string | null) => {
    if (!text) return new Set<string>();
    const known = memory.get(text);
    if (known) return known;
    const stems = new Set(contentStems(text, language));
    memory.set(text, stems);
    return stems;
  };
  return sentences
    .map((sentence) => scoreSentence(sentence, question, stemsOf))
    .sort((a, b) => b.score - a.score);
}

function scoreSentence(
  sentence: PlacedSentence,
  question: ReadQuestion,
  stemsOf: (text: string | null) => ReadonlySet<string>,
): ScoredSentence {
  const own = stemsOf(sentence.text);
  const near = [
    { stems: stemsOf(sentence.previous), share: leansOnPrevious(sentence.text) ? 0.75 : 0.5 },
    { stems: stemsOf(sentence.next), share: 0.25 },
    { stems: stemsOf(sentence.passage.heading), share: 0.45 },
    { stems: stemsOf(sentence.passage.text), share: 0.25 },
  ];
  let total = 0;
  let ownSum = 0;
  let sum = 0;
  let missesName = false;
  for (const term of question.terms) {
    const ownMatch = matchOf(term, own);
    const match = near.reduce(
      (best, { stems, share }) => Math.max(best, matchOf(term, stems) * share),
      ownMatch,
    );
    total += term.weight;
    ownSum += term.weight * ownMatch;
    sum += term.weight * match;
    if (term.isName && match === 0) missesName = true;
  }
  const coverage = total === 0 ? 0 : sum / total;
  const ownCoverage = total === 0 ? 0 : ownSum / total;
  const score =
    coverage * 0.75 +
    ownCoverage * 0.25 +
    expectationBonus(sentence.text, question) * 1.5 +
    shapePenalty(sentence.text);
  return { ...sentence, score, coverage, ownCoverage, missesName };
}

/** 1 for the word itself, less for a related or a similar one. */
function matchOf(term: QuestionTerm, stems: ReadonlySet<string>): number {
  if (stems.has(term.stem)) return 1;
  if (term.related.some((related) => stems.has(related))) return 0.65;
  if (term.stem.length < 5) return 0;
  for (const other of stems) if (areAkin(term.stem, other)) return 0.6;
  return 0;
}

/** "electr" and "electron", "navegac" and "navegant": a long common beginning and little else. */
function areAkin(a: string, b: string): boolean {
  if (b.length < 5 || /^\p{N}/u.test(a)) return false;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared >= 5 && Math.max(a.length, b.length) - shared <= 3;
}

const NUMBER_WORD =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|third|quarter|twice|percent|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|millones|mitad|tercio|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|cent|mille|moitié|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|hälfte|drittel|dois|três|metade)\b|(?:\p{L}*(?:двадцат|тридцат|тысяч|миллион)\p{L}*|(?<!\p{L})(?:два|две|три|четыре|пять|шесть|семь|восемь|девять|десят|девят|трет|половин)\p{L}*)/iu;
const TIME =
  /\b(?:1\d{3}|20\d{2})\b|\b\d+\s*(?:BCE?|CE|AD|a\.\s?C|av\. J|v\. Chr|до н)|\b(?:century|centuries|siglo|siècle|jahrhundert|século|secolo|decade|january|february|march|april|june|july|august|september|october|november|december|today|now|ago|enero|febrero|janvier|février|januar|februar)\b|(?:\d+\s*год|век[еа]?(?!\p{L})|январ|феврал|апрел|июн|июл|август|сентябр|октябр|ноябр|декабр)/iu;
const REASON =
  /\b(?:because|since|due to|so that|in order to|led to|therefore|thus|as a result|result of|owing to|causes?d?|reason|thanks to|for this|in order|allow(?:s|ed)?|fear(?:ed|ing)?|porque|debido a|ya que|para que|por lo que|a causa de|gracias a|parce que|car|afin de|à cause|puisque|grâce à|weil|denn|deshalb|daher|damit|aufgrund|wegen|pois|devido a|perché|poiché|a causa)\b|(?:потому|поэтому|из-за|так как|поскольку|чтобы|вследствие|благодаря)/iu;
const PLACE =
  /\b(?:in|at|on|near|from|en|à|au|dans|in|bei|em|no|na)\s+(?:the\s+|la\s+|el\s+)?\p{Lu}|(?:^|\s)(?:в|на|во)\s+\p{Lu}|\b(?:north|south|east|west|coast|island|valley|river|surface|crater|pole)/u;
const NAME = /(?<=[\p{Ll},;]\s)\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ (?:de |of |von |van )?\p{Lu}\p{Ll}+/u;
const DEFINES =
  /\b(?:is|are|refers? to|means?|is defined as|is called|known as|es|son|significa|se define|est|sont|désigne|ist|sind|bedeutet|bezeichnet|é|são|è|sono)\b|\s[—–]\s*это|является|называ/u;

/** Does the sentence hold the kind of thing that is asked for? */
function expectationBonus(text: string, question: ReadQuestion): number {
  const numbersAsked = new Set(question.text.match(/\p{N}+/gu) ?? []);
  const freshNumber = (text.match(/\p{N}+/gu) ?? []).some((number) => !numbersAsked.has(number));
  switch (question.expects) {
    case "number":
      return freshNumber || NUMBER_WORD.test(text) ? 0.12 : -0.2;
    case "time":
      return TIME.test(text) && (freshNumber || !/\p{N}/u.test(text))
        ? 0.15
        : freshNumber
          ? 0
          : -0.2;
    case "person":
      return NAME.test(text) ? 0.08 : -0.12;
    case "place":
      return PLACE.test(text) ? 0.08 : -0.05;
    case "reason":
      return REASON.test(text) ? 0.14 : 0;
    case "definition":
      return definitionBonus(text, question);
    default:
      return 0;
  }
}

/** A sentence whose subject is the term and that says what it is. */
function definitionBonus(text: string, question: ReadQuestion): number {
  const match = DEFINES.exec(text);
  if (!match) return 0;
  const before = new Set(contentStems(text.slice(0, match.index), question.language));
  const terms = question.terms.filter((term) => before.has(term.stem));
  if (terms.length === 0) return 0.02;
  const wholeSubject = terms.length === question.terms.length;
  return (wholeSubject ? 0.3 : 0.1) - Math.min(before.size - terms.length, 6) * 0.03;
}

function shapePenalty(text: string): number {
  const words = countWords(text);
  let penalty = 0;
  if (words < 5) penalty -= 0.25;
  if (words > 45) penalty -= 0.05;
  // A run-on of a glossary or a table holds many words and says nothing clearly.
  if (words > 75 && (text.match(/[,;:]/gu)?.length ?? 0) < words / 12) penalty -= 0.2;
  if (/^(?:Visit|Watch|Read|See|Click) /u.test(text)) penalty -= 0.2;
  if (/\?\s*["”»]?$/u.test(text)) penalty -= 0.3;
  if (/^(?:Figure|Table|Fig\.|Figura|Abbildung|Рис\.)/u.test(text)) penalty -= 0.1;
  if (/\(credit|\bcredit:|©|licen[cs]e/iu.test(text)) penalty -= 0.2;
  return penalty;
}
