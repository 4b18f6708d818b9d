import type { AnswerTask, Citation } from "~/ai/ports";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import { confidenceOf, isAnswerable, isCertain } from "./confidence";
import type { Correction } from "./correct-spelling";
import { quotesOfLastReply } from "./last-reply";
import { matchesEllipticalAnswerType } from "./match-answer-type";
import { chooseQuotes, citeQuote, nearestQuotes, overlap, type Quote, quoteOf } from "./quotes";
import { type ResolvedQuestion, resolveQuestion } from "./resolve-question";
import { type QuestionMaterial, type Retrieval, retrieve } from "./retrieve";
import type { ScoredUnit } from "./score-units";
import { unknownWords } from "./unknown-words";

/** The result of answering a question from the material. */
export interface Finding {
  answered: boolean;
  /** Whether the confidence is high; if not, the reply says so. */
  certain: boolean;
  /** Best first. */
  quotes: Quote[];
  /** The spelling corrections of the question. */
  corrections: Correction[];
  /** If nothing was found: the question words that do not occur in the material. */
  unknown: string[];
  retrieval: Retrieval;
}

/** The least coverage of the topic by a unit and its context, 0 to 1. */
const MIN_TOPIC_COVERAGE = 0.35;
/** The score bonus for units next to the last quote. */
const NEAR_QUOTE_BONUS = 0.4;
/** For these answer types, a sentence that was quoted before can contain the new answer too. */
const REPEATABLE_ANSWER_TYPES: ReadonlySet<string> = new Set(["time", "place", "person", "number"]);

/** Answers a question; if nothing is found, again with query expansion. */
export async function findAnswer(
  task: Pick<AnswerTask, "question" | "history"> & { material: QuestionMaterial },
): Promise<Finding> {
  return searchAnswer(resolveQuestion(task.question, task.history), task.material, task.history);
}

/** The same for a resolved question. */
export async function searchAnswer(
  resolved: ResolvedQuestion,
  material: QuestionMaterial,
  history: AnswerTask["history"],
): Promise<Finding> {
  const quoted = quotesOfLastReply(history);
  const narrow = await retrieve(material, resolved, false);
  const first = { ...selectAnswer(narrow.retrieval, quoted), ...narrow };
  if (first.answered) return { ...first, unknown: [] };
  const wide = await retrieve(material, resolved, true);
  const second = { ...selectAnswer(wide.retrieval, quoted), ...wide };
  if (second.answered) return { ...second, certain: false, unknown: [] };
  return { ...first, unknown: await unknownWords(resolved.text, first.retrieval, material) };
}

/** Up to `count` quotes about `topic` that pass `isWanted`, best first. */
export async function findFurther(
  material: QuestionMaterial,
  topic: string,
  count: number,
  isWanted: (scored: ScoredUnit) => boolean,
): Promise<Citation[]> {
  const resolved: ResolvedQuestion = {
    text: topic,
    context: "",
    expects: "any",
    isElliptical: false,
  };
  const { retrieval } = await retrieve(material, resolved, false);
  const further: Quote[] = [];
  for (const scored of retrieval.ranked) {
    if (further.length === count || scored.coverage < MIN_TOPIC_COVERAGE) break;
    if (scored.lacksName || !isWanted(scored)) continue;
    const quote = quoteOf(scored.unit, retrieval);
    if (!further.some((other) => overlap(other, quote))) further.push(quote);
  }
  return further.map(citeQuote);
}

function selectAnswer(
  retrieval: Retrieval,
  quoted: readonly string[],
): Pick<Finding, "answered" | "certain" | "quotes"> {
  const { question } = retrieval;
  const ranked = question.isElliptical ? answersToElliptical(retrieval, quoted) : retrieval.ranked;
  const best = ranked[0];
  if (!best || question.terms.length === 0) return { answered: false, certain: false, quotes: [] };
  const confidence = confidenceOf(best, quoteOf(best.unit, retrieval).text, question);
  if (!isAnswerable(confidence, retrieval.isExpanded))
    return { answered: false, certain: false, quotes: nearestQuotes(retrieval) };
  return {
    answered: true,
    certain: isCertain(confidence),
    quotes: chooseQuotes(ranked, retrieval),
  };
}

/**
 * Answers an elliptical question ("Why?"): units of the expected answer type, preferably next to
 * the last quote.
 */
function answersToElliptical(retrieval: Retrieval, quoted: readonly string[]): ScoredUnit[] {
  const near = new Set(
    retrieval.units
      .filter(({ passage }) => quoted.some((quote) => isQuotedIn(quote, passage.text)))
      .flatMap(({ passage: { fileId, ordinal } }) =>
        [ordinal, ordinal + 1].map((at) => `${fileId} ${at}`),
      ),
  );
  const matching = retrieval.ranked.filter(
    ({ coverage, unit }) =>
      coverage >= MIN_TOPIC_COVERAGE &&
      matchesEllipticalAnswerType(quoteOf(unit, retrieval).text, retrieval.question),
  );
  const fresh = matching.filter(({ unit }) => !quoted.some((quote) => quote.includes(unit.text)));
  const mayRepeat = fresh.length === 0 || REPEATABLE_ANSWER_TYPES.has(retrieval.question.expects);
  return (mayRepeat ? matching : fresh)
    .map((scored) => {
      const { fileId, ordinal } = scored.unit.passage;
      const lead = near.has(`${fileId} ${ordinal}`) ? NEAR_QUOTE_BONUS : 0;
      // The subject of a reason was named in the sentence before.
      const features = { ...scored.features, unitCoverage: scored.coverage };
      return { ...scored, features, score: scored.score + lead };
    })
    .sort((a, b) => b.score - a.score);
}
