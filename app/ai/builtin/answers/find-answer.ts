import { standsIn } from "~/ai/grounding";
import type { AnswerTask, Citation, DocumentMaterial, Material, Passage } from "~/ai/ports";
import { factsOf } from "../facts/facts-of";
import { contentStems } from "../languages/content-stems";
import type { LanguagePack } from "../languages/language-pack";
import { packFor } from "../languages/packs";
import { holdsBareAsked } from "./answer-shape";
import { confidenceIn, isCertain, isSure } from "./confidence";
import { type Correction, correctSpelling, withCorrections } from "./correct-spelling";
import { fitFacts } from "./fact-fit";
import { quotesOfLastReply } from "./last-reply";
import { type Asked, readAsked } from "./read-conversation";
import { type ReadQuestion, readQuestion, type Vocabulary } from "./read-question";
import { type ScoredUnit, scoreUnits } from "./score-units";
import { countStems, type TermStatistics } from "./term-statistics";
import { citationOf, longestQuote, readUnits, type Unit } from "./units";
import { unknownWords } from "./unknown-words";

/** What the material says to a question: what to cite, or the nearest where it says nothing. */
export interface Finding {
  answered: boolean;
  /** False where a quote fits but the words leave doubt: the reply must say so. */
  certain: boolean;
  /** Best first. */
  quotes: Quote[];
  /** Words of the question that were read as others. */
  corrections: Correction[];
  /** Where nothing was found: words of the question that the material does not hold. */
  unknown: string[];
  reading: Reading;
}

/** Units that are quoted as one. */
export interface Quote {
  text: string;
  /** The one that answers. */
  unit: Unit;
}

/** A question as the passages that may answer it let it be understood. */
export interface Reading {
  question: ReadQuestion;
  statistics: TermStatistics;
  units: readonly Unit[];
  ranked: readonly ScoredUnit[];
  /** Were words taken for one another that are only alike? */
  isWide: boolean;
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
/** Of a library's documents only so many have their facts read for one question. */
const MOST_DOCUMENTS = 4;
/** How far below the best a further quote may score to be worth reading. */
const NEAR_THE_BEST = 0.8;
const PLACES = 3;
/** Of what was not found: how much of the question a quote must hold to be worth showing. */
const NEARBY = 0.2;
const TELLING = 0.5;
const NEAREST = 2;
const LOOKED_AT = 12;
/** How much of a topic must be spoken of, in a unit or around it. */
const ABOUT_TOPIC = 0.35;
/** What stands beside the last quote goes on about it. */
const NEAR_QUOTED = 0.4;
/** Who asks when or where may well get the same sentence again: it may hold that, too. */
const TOLD_ANEW: ReadonlySet<string> = new Set(["time", "place", "person", "number"]);
/** With such a lead the best quote needs no other beside it. */
const CLEAR_LEAD = 0.8;

/** Looks for what answers the question; a second time and wider where it finds nothing. */
export async function findAnswer(
  task: Pick<AnswerTask, "question" | "history"> & { material: QuestionMaterial },
): Promise<Finding> {
  return findAsked(readAsked(task.question, task.history), task.material, task.history);
}

/** The same of what was understood already. */
export async function findAsked(
  asked: Asked,
  material: QuestionMaterial,
  history: AnswerTask["history"],
): Promise<Finding> {
  const quoted = quotesOfLastReply(history);
  const narrow = await readAgainst(material, asked, false);
  const first = { ...judge(narrow.reading, quoted), ...narrow };
  if (first.answered) return { ...first, unknown: [] };
  const wide = await readAgainst(material, asked, true);
  const second = { ...judge(wide.reading, quoted), ...wide };
  if (second.answered) return { ...second, certain: false, unknown: [] };
  return { ...first, unknown: await unknownWords(asked.text, first.reading, material) };
}

/** Up to `count` quotes that speak of what `topic` names and pass `isWanted`, best first. */
export async function findFurther(
  material: QuestionMaterial,
  topic: string,
  count: number,
  isWanted: (scored: ScoredUnit) => boolean,
): Promise<Citation[]> {
  const asked: Asked = { text: topic, context: "", expects: "any", isBare: false };
  const { reading } = await readAgainst(material, asked, false);
  const further: Quote[] = [];
  for (const scored of reading.ranked) {
    if (further.length === count || scored.coverage < ABOUT_TOPIC) break;
    if (scored.missesName || !isWanted(scored)) continue;
    const quote = quoteOf(scored.unit, reading);
    if (!further.some((other) => overlap(other, quote))) further.push(quote);
  }
  return further.map(citeQuote);
}

export function citeQuote({ text, unit }: Quote): Citation {
  return citationOf(text, unit.passage);
}

function judge(
  reading: Reading,
  quoted: readonly string[],
): Pick<Finding, "answered" | "certain" | "quotes"> {
  const { question } = reading;
  const ranked = question.isBare ? answersToBare(reading, quoted) : reading.ranked;
  const best = ranked[0];
  if (!best || question.terms.length === 0) return { answered: false, certain: false, quotes: [] };
  const confidence = confidenceIn(best, quoteOf(best.unit, reading).text, question);
  if (!isSure(confidence, reading.isWide))
    return { answered: false, certain: false, quotes: nearest(reading) };
  return {
    answered: true,
    certain: isCertain(confidence),
    quotes: chooseQuotes(ranked, reading),
  };
}

/** What comes near: it holds one of the words that tell most of the question. */
function nearest(reading: Reading): Quote[] {
  const chosen: Quote[] = [];
  for (const { unit, coverage, features } of reading.ranked.slice(0, LOOKED_AT)) {
    if (coverage <= NEARBY || features.rarest < TELLING) continue;
    if (!chosen.some((other) => other.unit.passage === unit.passage))
      chosen.push(quoteOf(unit, reading));
    if (chosen.length === NEAREST) break;
  }
  return chosen;
}

/**
 * "Why?" is answered by a sentence that gives a reason, above all near the one that was quoted
 * before.
 */
function answersToBare(reading: Reading, quoted: readonly string[]): ScoredUnit[] {
  const near = new Set(
    reading.units
      .filter(({ passage }) => quoted.some((quote) => standsIn(quote, passage.text)))
      .flatMap(({ passage: { fileId, ordinal } }) =>
        [ordinal, ordinal + 1].map((at) => `${fileId} ${at}`),
      ),
  );
  const holding = reading.ranked.filter(
    ({ coverage, unit }) =>
      coverage >= ABOUT_TOPIC && holdsBareAsked(quoteOf(unit, reading).text, reading.question),
  );
  const fresh = holding.filter(({ unit }) => !quoted.some((quote) => quote.includes(unit.text)));
  const isToldAnew = fresh.length === 0 || TOLD_ANEW.has(reading.question.expects);
  return (isToldAnew ? holding : fresh)
    .map((scored) => {
      const { fileId, ordinal } = scored.unit.passage;
      const lead = near.has(`${fileId} ${ordinal}`) ? NEAR_QUOTED : 0;
      // What a reason is given for was named a sentence before.
      const features = { ...scored.features, own: scored.coverage };
      return { ...scored, features, score: scored.score + lead };
    })
    .sort((a, b) => b.score - a.score);
}

async function readAgainst(
  material: QuestionMaterial,
  asked: Asked,
  isWide: boolean,
): Promise<{ reading: Reading; corrections: Correction[] }> {
  const before = await openVocabulary(material, `${asked.text} ${asked.context}`, isWide);
  const typed = `${asked.text} ${asked.context}`;
  const corrections = await correctSpelling(typed, before, material);
  const meant = {
    ...asked,
    text: withCorrections(asked.text, corrections),
    context: withCorrections(asked.context, corrections),
  };
  const vocabulary =
    corrections.length === 0
      ? before
      : await openVocabulary(material, `${meant.text} ${meant.context}`, isWide);
  return { reading: await readWith(vocabulary, meant, material), corrections };
}

type OpenVocabulary = Vocabulary & { passages: Passage[] };

async function openVocabulary(
  material: Material,
  query: string,
  isWide: boolean,
): Promise<OpenVocabulary> {
  const passages = await candidatePassages(material, query);
  const pack = packOfPassages(passages, query);
  const thesaurus = (await pack.chat.openThesaurus?.()) ?? null;
  return { passages, pack, thesaurus, isWide, statistics: countStems(passages, pack.words) };
}

async function readWith(
  vocabulary: OpenVocabulary,
  asked: Asked,
  material: Material,
): Promise<Reading> {
  const { statistics, pack } = vocabulary;
  const question = readQuestion(asked, vocabulary);
  const passages = likeliestPassages(vocabulary.passages, question, statistics);
  const units = readUnits(inOrder(passages), pack);
  const facts = material.documents.length <= MOST_DOCUMENTS ? await factsOf(material, null) : [];
  const ranked = scoreUnits(units, question, statistics, fitFacts(facts, question, units));
  return { question, statistics, units, ranked, isWide: vocabulary.isWide };
}

function inOrder(passages: readonly Passage[]): Passage[] {
  return passages.toSorted((a, b) => a.fileId.localeCompare(b.fileId) || a.ordinal - b.ordinal);
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
  for (const passage of [...spread, ...reciprocalRankFusion(searched).slice(0, MERGED)])
    byId.set(passage.id, passage);
  return [...byId.values()];
}

/** A list's first passages count most; one that several lists hold comes before those of one. */
function reciprocalRankFusion(lists: readonly (readonly Passage[])[]): Passage[] {
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
  const { chat, words } = packFor(query);
  const thesaurus = await chat.openThesaurus?.();
  if (!thesaurus) return "";
  return [...new Set(contentStems(query, words))]
    .sort((a, b) => thesaurus.rareness(b) - thesaurus.rareness(a))
    .slice(0, 6)
    .flatMap((one) => thesaurus.near(one).slice(0, 2))
    .filter(({ nearness }) => nearness >= SEARCHED_NEARNESS)
    .map(({ word }) => word)
    .join(" ");
}

/** The passages that speak most of what is asked. */
function likeliestPassages(
  passages: readonly Passage[],
  question: ReadQuestion,
  statistics: TermStatistics,
): readonly Passage[] {
  if (passages.length <= WEIGHED) return passages;
  const worth = new Map(
    passages.map((passage) => {
      const stems = statistics.stemsOf(passage);
      let sum = 0;
      for (const { matches, weight } of question.terms) {
        let best = 0;
        for (const [one, nearness] of matches)
          if (nearness > best && stems.has(one)) best = nearness;
        sum += weight * best;
      }
      return [passage, sum];
    }),
  );
  const worthOf = (passage: Passage) => worth.get(passage) ?? 0;
  return passages.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, WEIGHED);
}

/** Enough passages to tell a language. */
const LANGUAGE_SAMPLE = 12;

function packOfPassages(passages: readonly Passage[], question: string): LanguagePack {
  const sample = passages.slice(0, LANGUAGE_SAMPLE).map(({ text }) => text);
  return packFor(sample.length > 0 ? sample.join("\n") : question);
}

/** The best quote, and up to two more that come near it without repeating it. */
function chooseQuotes(ranked: readonly ScoredUnit[], reading: Reading): Quote[] {
  const best = ranked[0]?.score ?? 0;
  const isClear = best - (ranked[1]?.score ?? 0) > CLEAR_LEAD;
  const chosen: Quote[] = [];
  for (const { unit, score, missesName } of isClear ? ranked.slice(0, 1) : ranked) {
    if (chosen.length === PLACES || score < best - NEAR_THE_BEST) break;
    if (missesName) continue;
    const quote = quoteOf(unit, reading);
    if (chosen.some((other) => overlap(other, quote))) continue;
    const at = chosen.findIndex((other) => areNeighbours(other.unit, unit));
    const beside = chosen[at];
    const together = beside && joinQuotes(beside, quote);
    if (together) chosen[at] = together;
    else chosen.push(quote);
  }
  return chosen;
}

/** Sentences of one paragraph, one after the other. */
function areNeighbours(a: Unit, b: Unit): boolean {
  return a.blockNumber === b.blockNumber && Math.abs(a.position - b.position) === 1;
}

/** Two likely sentences that stand side by side are quoted as one, where that is not too long. */
function joinQuotes(a: Quote, b: Quote): Quote | null {
  const [first, second] = a.unit.position < b.unit.position ? [a, b] : [b, a];
  const text = joined(first.text, first.unit, second.text);
  return text === null ? null : { text, unit: a.unit };
}

function overlap(a: Quote, b: Quote): boolean {
  return a.text.includes(b.unit.text) || b.text.includes(a.unit.text);
}

/**
 * The unit, with the sentence of its paragraph before it where it cannot be understood alone, and
 * with the one after where that goes on about the same: "They do so because …" often holds what
 * was asked.
 */
export function quoteOf(unit: Unit, { units, question }: Reading): Quote {
  const { sentences, chat } = question.pack;
  const beside = (step: number) => {
    const other = units[unit.position + step];
    return other?.blockNumber === unit.blockNumber ? other.text : null;
  };
  const previous = beside(-1);
  const next = beside(1);
  if (previous && sentences.leansOnPrevious(unit.text)) {
    const text = joined(previous, unit);
    if (text) return { text, unit };
  } else if (next && chat.tells.goesOn?.test(next)) {
    const text = joined(unit.text, unit, next);
    if (text) return { text, unit };
  }
  return { text: unit.text, unit };
}

/** Two sentences as they stand together; null where that is too long. */
function joined(before: string, { text, passage }: Unit, after = text): string | null {
  // Chinese and Japanese leave no space between sentences, and a quote is word for word.
  const together = [`${before} ${after}`, before + after].find((one) =>
    standsIn(one, passage.text),
  );
  return together && together.length <= longestQuote ? together : null;
}
