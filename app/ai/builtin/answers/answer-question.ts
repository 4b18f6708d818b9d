import { standsIn } from "~/ai/grounding";
import type { AnswerTask, Citation, DocumentMaterial, Material, Passage } from "~/ai/ports";
import { openThesaurus } from "../concepts/thesaurus/related-words";
import { detectLanguage, type Language } from "../language/language";
import { leansOnPrevious, type PlacedSentence, placeSentences } from "../language/sentences";
import { stem } from "../language/stem";
import { contentStems, fold, wordsOf } from "../language/words";
import { countStems, type DocumentStatistics } from "../reading/document-statistics";
import { holdsAsked, holdsBareAsked } from "./answer-shape";
import type { Expectation } from "./classify-question";
import { type Correction, correctSpelling, withCorrections } from "./correct-spelling";
import { quotesOfLastReply } from "./last-reply";
import { type Asked, readAsked } from "./read-conversation";
import { type ReadQuestion, readQuestion } from "./read-question";
import { type ScoredSentence, scoreOfItself, scoreSentences } from "./score-sentences";

/** What the material says to a question: sentences to cite, or the nearest one where it says nothing. */
export interface Finding {
  found: boolean;
  /** False where the sentence fits but the words leave doubt: the reply must say so. */
  certain: boolean;
  /** Best first. */
  sentences: Citation[];
  /** Words of the question that were read as others. */
  corrections: Correction[];
  /** Where nothing was found: words of the question that the material does not hold. */
  unknown: string[];
}

/** What may be asked: material that knows its words has misspelt ones corrected. */
export type QuestionMaterial = Material & Partial<Pick<DocumentMaterial, "wordsLike">>;

const SEARCHED = 24;
/** Of several searches together. */
const MERGED = 48;
const RANK_DAMPING = 10;
/** A search for vaguer words brings only noise. */
const SEARCHED_NEARNESS = 0.15;
/** Enough to see a chapter whole, so that the best sentence is found even under other words. */
const READ = 160;
/** Of more than a chapter, a sample: it tells which words are rare. */
const SAMPLED = 48;
/** Of a whole library most passages share no word with the question; reading them takes longest. */
const WEIGHED = 48;
/** Below this a sentence answers by chance. */
const THRESHOLD = 0.4;
const CERTAIN = 0.95;
/** Without a thesaurus an unknown word may only be another word for a known thing. */
const UNTOLD = 0.3;
/** A sentence without any price does not tell what a thing costs, whatever else it says of it. */
const LACKS_ASKED = 0.6;
/** How far below the best a further sentence may score to be worth reading. */
const NEAR_THE_BEST = 0.3;
const PLACES = 3;
/** No quote grows beyond about this many characters. */
const LONG = 500;
/** How a sentence begins that says more of what the one before it names. */
const GOES_ON =
  /^(?:It|They|This|These|He|She|Such|Este|Esta|Estos|Estas|Esto|Cela|Ceci|Cette|Il|Elle|Ils|Elles|Dies|Diese[rs]?|Er|Sie|Es|Это|Этот|Эта|Эти|Он|Она|Оно|Они)(?![\p{L}’'])/u;
const UNSPACED_END = /[。！？…][」』”’）)]*$/u;
/** Of what was not found: how much of the question a passage must hold to be worth showing. */
const NEARBY = 0.2;
const TELLING = 0.5;
const NEAREST = 2;
const LOOKED_AT = 12;
const SHORTEST_NAME = 4;
const SHORTEST_TELLING = 7;
const RARE = 0.7;
const MOST_TOLD = 3;
const SHORTEST_BEGINNING = 3;
/** To compare a word with those of a whole library takes longer than to answer. */
const MOST_COMPARED = 5;
const ENDING = 3;
/** How much of a topic must be spoken of, in a sentence or around it. */
const ABOUT_TOPIC = 0.35;
/** What stands beside the last quote goes on about it. */
const NEAR_QUOTED = 0.4;
/** Who asks when or where may well get the same sentence again: it may hold that, too. */
const TOLD_ANEW: ReadonlySet<Expectation> = new Set(["time", "place", "person", "number"]);
/** With such a lead the best sentence needs no other beside it. */
const CLEAR_LEAD = 0.3;

/** Looks for the sentences that answer the question. */
export async function findAnswer(
  task: Pick<AnswerTask, "question" | "history"> & { material: QuestionMaterial },
): Promise<Finding> {
  const asked = readAsked(task.question, task.history);
  const { reading, corrections } = await readAgainst(task.material, asked);
  const found = judge(reading, quotesOfLastReply(task.history));
  const unknown = found.found ? [] : await unknownWords(task.question, reading, task.material);
  return { ...found, corrections, unknown };
}

/**
 * Up to `count` sentences that speak of what `topic` names and pass `isWanted`, best first, as they
 * would be quoted.
 */
export async function findFurther(
  material: QuestionMaterial,
  topic: string,
  count: number,
  isWanted: (sentence: ScoredSentence) => boolean,
): Promise<Citation[]> {
  const asked: Asked = { text: topic, context: "", expects: "any", isBare: false };
  const { reading } = await readAgainst(material, asked);
  const further: Span[] = [];
  for (const sentence of rank(reading)) {
    if (further.length === count || sentence.coverage < ABOUT_TOPIC) break;
    if (sentence.missesName || !isWanted(sentence)) continue;
    const span = spanOf(sentence);
    if (!further.some((other) => overlap(other, span))) further.push(span);
  }
  return further.map(citationOf);
}

function judge(
  reading: Reading,
  quoted: readonly string[],
): Pick<Finding, "found" | "certain" | "sentences"> {
  const { question } = reading;
  const ranked = question.isBare ? answersToBare(reading, quoted) : rank(reading);
  const best = ranked[0];
  if (!best || question.terms.length === 0) return { found: false, certain: false, sentences: [] };
  const confidence = confidenceIn(best, question);
  const found = confidence >= THRESHOLD && best.ownCoverage > 0;
  if (!found)
    return {
      found: false,
      certain: false,
      sentences: nearest(ranked).map(citationOf),
    };
  return {
    found,
    certain: confidence >= CERTAIN,
    sentences: chooseSpans(ranked).map(citationOf),
  };
}

/** What comes near: it holds one of the words that tell most of the question. */
function nearest(ranked: readonly ScoredSentence[]): Span[] {
  const chosen: Span[] = [];
  for (const sentence of ranked.slice(0, LOOKED_AT)) {
    if (sentence.coverage <= NEARBY || sentence.features.rarest < TELLING) continue;
    if (!chosen.some(({ passage }) => passage === sentence.passage)) chosen.push(spanOf(sentence));
    if (chosen.length === NEAREST) break;
  }
  return chosen;
}

/** The words of the question that stand nowhere in the material, as they were typed. */
async function unknownWords(
  question: string,
  { statistics, question: { language, terms } }: Reading,
  material: QuestionMaterial,
): Promise<string[]> {
  if (!material.wordsLike || detectLanguage(question) !== language) return [];
  // The index knows English words in all their forms; others are compared with those there are.
  const isLibrary = material.documents.length > MOST_COMPARED;
  if (isLibrary && language !== "en") return [];
  const missing = new Set(
    terms
      .filter(({ matches, isContext }) => matches.size === 0 && !isContext)
      .map((one) => one.stem),
  );
  const thesaurus = language === "en" ? await openThesaurus() : null;
  // That it does not say "able" or "fand" tells nothing; that there are no sharks in it does.
  const names = (word: string, stemmed: string) => {
    if (thesaurus) return word.length >= SHORTEST_NAME && thesaurus.rareness(stemmed) >= RARE;
    const isNoun = /^\p{Lu}/u.test(word);
    return language === "de" ? isNoun : isNoun || word.length >= SHORTEST_TELLING;
  };
  const unknown: string[] = [];
  for (const { text } of wordsOf(question)) {
    const stemmed = stem(fold(text), language);
    if (!missing.has(stemmed) || statistics.has(stemmed) || !names(text, stemmed)) continue;
    missing.delete(stemmed);
    if ((await material.search(text, 1)).length > 0) continue;
    // "Ад-Дину" is mentioned where "ад-Дин" is.
    const beginning = fold(text).slice(0, Math.max(SHORTEST_BEGINNING, text.length - ENDING));
    const words = isLibrary ? [] : await material.wordsLike(text);
    if (!words.some((word) => fold(word).startsWith(beginning))) unknown.push(text);
    if (unknown.length === MOST_TOLD) break;
  }
  return unknown;
}

function rank({ passages, question, statistics }: Reading): ScoredSentence[] {
  const likely = likeliestPassages(passages, question, statistics);
  return scoreSentences(placeSentences(likely), question, statistics);
}

/**
 * "Why?" is answered by a sentence that gives a reason, above all near the one that was quoted
 * before.
 */
function answersToBare(reading: Reading, quoted: readonly string[]): ScoredSentence[] {
  const near = new Set(
    reading.passages
      .filter(({ text }) => quoted.some((quote) => standsIn(quote, text)))
      .flatMap(({ fileId, ordinal }) => [ordinal, ordinal + 1].map((at) => `${fileId} ${at}`)),
  );
  const holding = rank(reading).filter(
    (sentence) =>
      sentence.coverage >= ABOUT_TOPIC &&
      holdsBareAsked(textOf(spanOf(sentence)), reading.question),
  );
  const fresh = holding.filter(({ text }) => !quoted.some((quote) => quote.includes(text)));
  const isToldAnew = fresh.length === 0 || TOLD_ANEW.has(reading.question.expects);
  return (isToldAnew ? holding : fresh)
    .map((sentence) => {
      const { fileId, ordinal } = sentence.passage;
      const lead = near.has(`${fileId} ${ordinal}`) ? NEAR_QUOTED : 0;
      // What a reason is given for was named a sentence before.
      return { ...sentence, score: sentence.score + lead, ownCoverage: sentence.coverage };
    })
    .sort((a, b) => b.score - a.score);
}

/** A question as the passages that may answer it let it be understood. */
interface Reading {
  passages: Passage[];
  question: ReadQuestion;
  statistics: DocumentStatistics;
}

async function readAgainst(
  material: QuestionMaterial,
  asked: Asked,
): Promise<{ reading: Reading; corrections: Correction[] }> {
  const reading = await readOnce(material, asked);
  const typed = `${asked.text} ${asked.context}`;
  const corrections = await correctSpelling(typed, reading, material);
  if (corrections.length === 0) return { reading, corrections };
  const meant = {
    ...asked,
    text: withCorrections(asked.text, corrections),
    context: withCorrections(asked.context, corrections),
  };
  return { reading: await readOnce(material, meant), corrections };
}

async function readOnce(material: Material, asked: Asked): Promise<Reading> {
  const passages = await candidatePassages(material, `${asked.text} ${asked.context}`);
  const language = languageOf(passages, asked.text);
  const statistics = countStems(passages, language);
  const thesaurus = language === "en" ? await openThesaurus() : null;
  const question = readQuestion(asked, language, statistics, thesaurus);
  return { passages, question, statistics };
}

/**
 * How surely the sentence answers. What tells most against it is that the question speaks of
 * things, above all of names, that the material never mentions.
 */
function confidenceIn(best: ScoredSentence, question: ReadQuestion): number {
  let total = 0;
  let unknown = 0;
  let unknownName = false;
  for (const term of question.terms) {
    total += term.weight;
    if (term.isKnown) continue;
    unknown += term.weight;
    unknownName ||= term.isName && term.matches.size === 0;
  }
  return (
    scoreOfItself(best) +
    best.ownCoverage * 0.6 -
    (unknown / (total || 1)) * (question.language === "en" ? 1 : UNTOLD) -
    (unknownName ? 0.6 : 0) -
    (best.missesName ? 1.2 : 0) -
    (holdsAsked(textOf(spanOf(best)), question) ? 0 : LACKS_ASKED)
  );
}

/**
 * Search sees everything but knows only the words, so it is asked again with words of like meaning;
 * what is short enough is read whole, which makes up for what both miss.
 */
async function candidatePassages(material: Material, query: string): Promise<Passage[]> {
  const related = await relatedQuery(query);
  const searches = related ? [query, related] : [query];
  const [spread, ...searched] = await Promise.all([
    material.read(READ, SAMPLED),
    ...searches.map((one) => material.search(one, SEARCHED)),
  ]);
  const byId = new Map<number, Passage>();
  for (const passage of [...spread, ...mergeByRank(searched).slice(0, MERGED)])
    byId.set(passage.id, passage);
  return [...byId.values()];
}

/** A list's first passages count most; one that several lists hold comes before those of one. */
function mergeByRank(lists: readonly (readonly Passage[])[]): Passage[] {
  const ranks = new Map<number, { passage: Passage; worth: number }>();
  for (const list of lists) {
    for (const [index, passage] of list.entries()) {
      const worth = (ranks.get(passage.id)?.worth ?? 0) + 1 / (index + RANK_DAMPING);
      ranks.set(passage.id, { passage, worth });
    }
  }
  return [...ranks.values()].sort((a, b) => b.worth - a.worth).map(({ passage }) => passage);
}

/** The words nearest to each of the rarest words of the question. */
async function relatedQuery(query: string): Promise<string> {
  if (detectLanguage(query) !== "en") return "";
  const thesaurus = await openThesaurus();
  return [...new Set(contentStems(query, "en"))]
    .sort((a, b) => thesaurus.rareness(b) - thesaurus.rareness(a))
    .slice(0, 6)
    .flatMap((one) => thesaurus.near(one).slice(0, 2))
    .filter(({ nearness }) => nearness >= SEARCHED_NEARNESS)
    .map(({ word }) => word)
    .join(" ");
}

/** The passages that speak most of what is asked, in their order. */
function likeliestPassages(
  passages: readonly Passage[],
  question: ReadQuestion,
  statistics: DocumentStatistics,
): readonly Passage[] {
  if (passages.length <= WEIGHED) return passages;
  const worth = new Map(
    passages.map((passage) => {
      const heading = new Set(contentStems(passage.heading ?? "", question.language));
      const stems = statistics.stemsOf(passage);
      let sum = 0;
      for (const { matches, weight } of question.terms) {
        let best = 0;
        for (const [one, nearness] of matches) {
          if (nearness > best && (stems.has(one) || heading.has(one))) best = nearness;
        }
        sum += weight * best;
      }
      return [passage, sum];
    }),
  );
  const worthOf = (passage: Passage) => worth.get(passage) ?? 0;
  const chosen = new Set([...passages].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, WEIGHED));
  return passages.filter((passage) => chosen.has(passage));
}

function languageOf(passages: readonly Passage[], question: string): Language {
  const sample = passages.slice(0, 12).map((passage) => passage.text);
  return detectLanguage(sample.length > 0 ? sample.join("\n") : question);
}

/** Sentences of a passage that stand together and are quoted as one: their places, and what they say. */
interface Span {
  passage: Passage;
  sentences: ReadonlyMap<number, string>;
}

/**
 * The best sentence, and up to two more places that come near it without repeating it. Of likely
 * sentences that stand side by side, neither is left to be understood without the other.
 */
function chooseSpans(ranked: readonly ScoredSentence[]): Span[] {
  const best = ranked[0]?.score ?? 0;
  const isClear = best - (ranked[1]?.score ?? 0) > CLEAR_LEAD;
  const chosen: Span[] = [];
  for (const sentence of isClear ? ranked.slice(0, 1) : ranked) {
    if (chosen.length === PLACES || sentence.score < best - NEAR_THE_BEST) break;
    if (sentence.missesName || chosen.some((span) => textOf(span).includes(sentence.text)))
      continue;
    const span = spanOf(sentence);
    const at = chosen.findIndex((other) => areSideBySide(other, span));
    const beside = chosen[at];
    const joined = beside && join(beside, span);
    if (joined && textOf(joined).length <= LONG) chosen[at] = joined;
    else if (!chosen.some((other) => overlap(other, span))) chosen.push(span);
  }
  return chosen;
}

/**
 * The sentence, with the one before it when it cannot be understood alone, and with the one after
 * it when that goes on about the same: "They do so because …" often holds what was asked.
 */
function spanOf({ text, previous, next, passage, index }: PlacedSentence): Span {
  const sentences = new Map([[index, text]]);
  if (previous && leansOnPrevious(text) && previous.length <= LONG)
    sentences.set(index - 1, previous);
  else if (next && GOES_ON.test(next) && text.length + next.length <= LONG)
    sentences.set(index + 1, next);
  return { passage, sentences };
}

function areSideBySide(a: Span, b: Span): boolean {
  return (
    a.passage === b.passage &&
    [...b.sentences.keys()].some((place) =>
      [place - 1, place, place + 1].some((near) => a.sentences.has(near)),
    )
  );
}

function overlap(a: Span, b: Span): boolean {
  return a.passage === b.passage && [...b.sentences.keys()].some((at) => a.sentences.has(at));
}

function join(a: Span, b: Span): Span {
  return { passage: a.passage, sentences: new Map([...a.sentences, ...b.sentences]) };
}

function textOf({ passage, sentences }: Span): string {
  return [...sentences]
    .sort(([a], [b]) => a - b)
    .map(([, text]) => text)
    .reduce((before, text) => {
      // Chinese and Japanese leave no space between sentences, and a quote is word for word.
      const unspaced = UNSPACED_END.test(before) && standsIn(before + text, passage.text);
      return unspaced ? before + text : `${before} ${text}`;
    });
}

function citationOf(span: Span): Citation {
  return { fileId: span.passage.fileId, page: span.passage.page, quote: textOf(span) };
}
