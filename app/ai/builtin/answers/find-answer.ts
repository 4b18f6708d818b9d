import type { AnswerTask, Citation } from "~/ai/ports";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import { confidenceIn, isCertain, isSure } from "./confidence";
import type { Correction } from "./correct-spelling";
import { quotesOfLastReply } from "./last-reply";
import { matchesBareAnswerType } from "./match-answer-type";
import { chooseQuotes, citeQuote, nearest, overlap, type Quote, quoteOf } from "./quotes";
import { type QuestionMaterial, type Reading, readAgainst } from "./read-against";
import { type ResolvedQuestion, resolveQuestion } from "./read-conversation";
import type { ScoredUnit } from "./score-units";
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

/** How much of a topic must be spoken of, in a unit or around it. */
const ABOUT_TOPIC = 0.35;
/** What stands beside the last quote goes on about it. */
const NEAR_QUOTED = 0.4;
/** Who asks when or where may well get the same sentence again: it may hold that, too. */
const TOLD_ANEW: ReadonlySet<string> = new Set(["time", "place", "person", "number"]);

/** Looks for what answers the question; a second time and wider where it finds nothing. */
export async function findAnswer(
  task: Pick<AnswerTask, "question" | "history"> & { material: QuestionMaterial },
): Promise<Finding> {
  return searchAnswer(resolveQuestion(task.question, task.history), task.material, task.history);
}

/** The same of what was understood already. */
export async function searchAnswer(
  resolved: ResolvedQuestion,
  material: QuestionMaterial,
  history: AnswerTask["history"],
): Promise<Finding> {
  const quoted = quotesOfLastReply(history);
  const narrow = await readAgainst(material, resolved, false);
  const first = { ...judge(narrow.reading, quoted), ...narrow };
  if (first.answered) return { ...first, unknown: [] };
  const wide = await readAgainst(material, resolved, true);
  const second = { ...judge(wide.reading, quoted), ...wide };
  if (second.answered) return { ...second, certain: false, unknown: [] };
  return { ...first, unknown: await unknownWords(resolved.text, first.reading, material) };
}

/** Up to `count` quotes that speak of what `topic` names and pass `isWanted`, best first. */
export async function findFurther(
  material: QuestionMaterial,
  topic: string,
  count: number,
  isWanted: (scored: ScoredUnit) => boolean,
): Promise<Citation[]> {
  const resolved: ResolvedQuestion = { text: topic, context: "", expects: "any", isBare: false };
  const { reading } = await readAgainst(material, resolved, false);
  const further: Quote[] = [];
  for (const scored of reading.ranked) {
    if (further.length === count || scored.coverage < ABOUT_TOPIC) break;
    if (scored.missesName || !isWanted(scored)) continue;
    const quote = quoteOf(scored.unit, reading);
    if (!further.some((other) => overlap(other, quote))) further.push(quote);
  }
  return further.map(citeQuote);
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

/**
 * "Why?" is answered by a sentence that gives a reason, above all near the one that was quoted
 * before.
 */
function answersToBare(reading: Reading, quoted: readonly string[]): ScoredUnit[] {
  const near = new Set(
    reading.units
      .filter(({ passage }) => quoted.some((quote) => isQuotedIn(quote, passage.text)))
      .flatMap(({ passage: { fileId, ordinal } }) =>
        [ordinal, ordinal + 1].map((at) => `${fileId} ${at}`),
      ),
  );
  const holding = reading.ranked.filter(
    ({ coverage, unit }) =>
      coverage >= ABOUT_TOPIC &&
      matchesBareAnswerType(quoteOf(unit, reading).text, reading.question),
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
