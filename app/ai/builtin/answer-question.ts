import type { AnswerTask, Citation, Material, Passage } from "~/ai/ports";
import { isFollowUp } from "./classify-question";
import { countStems } from "./document-statistics";
import { detectLanguage, type Language } from "./language";
import { readQuestion, type ScoredSentence, scoreSentences } from "./score-sentences";
import { leansOnPrevious, placeSentences } from "./sentences";

/** What the material says to a question: sentences to cite, or the nearest one where it says nothing. */
export interface Finding {
  found: boolean;
  /** False where the sentence fits but the words leave doubt: the reply must say so. */
  certain: boolean;
  /** Best first. */
  sentences: Citation[];
}

const SEARCHED = 24;
/** Enough to see a chapter whole, so that the best sentence is found even under other words. */
const READ = 160;
const THRESHOLD = 0.4;
const CERTAIN = 0.8;

/** Looks for the sentences that answer the question. */
export async function findAnswer(
  task: Pick<AnswerTask, "question" | "history" | "material">,
): Promise<Finding> {
  const context = isFollowUp(task.question) ? lastTurns(task) : "";
  const passages = await candidatePassages(task.material, `${task.question} ${context}`);
  const language = languageOf(passages, task.question);
  const statistics = countStems(passages, language);
  const question = readQuestion(task.question, context, language, statistics);
  const ranked = scoreSentences(placeSentences(passages), question);
  const best = ranked[0];
  if (!best || question.terms.length === 0) return { found: false, certain: false, sentences: [] };
  const found = answers(best);
  if (!found)
    return {
      found: false,
      certain: false,
      sentences: best.coverage > 0.2 ? [citationOf(best)] : [],
    };
  return {
    found,
    certain: best.score >= CERTAIN,
    sentences: chooseSentences(ranked).map(citationOf),
  };
}

function answers(sentence: ScoredSentence): boolean {
  return !sentence.missesName && sentence.score >= THRESHOLD && sentence.ownCoverage >= 0.2;
}

/** Search sees everything but knows only the words; a spread of the rest makes up for it. */
async function candidatePassages(material: Material, query: string): Promise<Passage[]> {
  const [searched, spread] = await Promise.all([
    material.search(query, SEARCHED),
    material.read(READ),
  ]);
  const byId = new Map<number, Passage>();
  for (const passage of [...spread, ...searched]) byId.set(passage.id, passage);
  return [...byId.values()];
}

function languageOf(passages: readonly Passage[], question: string): Language {
  const sample = passages.slice(0, 12).map((passage) => passage.text);
  return detectLanguage(sample.length > 0 ? sample.join("\n") : question);
}

/** What the conversation was about: the learner's last question. */
function lastTurns(task: Pick<AnswerTask, "history">): string {
  return task.history.findLast((turn) => turn.role === "user")?.content ?? "";
}

/** The best sentence, and up to two more that come near it without repeating it. */
function chooseSentences(ranked: readonly ScoredSentence[]): ScoredSentence[] {
  const chosen: ScoredSentence[] = [];
  const best = ranked[0]?.score ?? 0;
  for (const sentence of ranked) {
    if (chosen.length === 3 || sentence.score < best * 0.72) break;
    if (sentence.missesName || chosen.some((other) => repeats(other, sentence))) continue;
    chosen.push(sentence);
  }
  return chosen;
}

function repeats(a: ScoredSentence, b: ScoredSentence): boolean {
  return a.text === b.text || quoteOf(a).includes(b.text) || quoteOf(b).includes(a.text);
}

/** The sentence, with the one before it when it cannot be understood alone. */
export function quoteOf(sentence: { text: string; previous: string | null }): string {
  const { text, previous } = sentence;
  if (!previous || !leansOnPrevious(text) || previous.length > 500) return text;
  return `${previous} ${text}`;
}

export function citationOf(sentence: ScoredSentence): Citation {
  return { fileId: sentence.passage.fileId, page: sentence.passage.page, quote: quoteOf(sentence) };
}
