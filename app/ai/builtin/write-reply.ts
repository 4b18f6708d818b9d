import type { AnswerTask, Citation } from "~/ai/ports";
import { findAnswer } from "./answer-question";
import { classifyIntent } from "./classify-question";
import { comparedSubjects, compareSubjects } from "./compare-subjects";
import { detectLanguage } from "./language";
import { fill, type Phrases, phrasesFor } from "./phrases";
import { plain } from "./plain-markdown";
import { answerFromFacts } from "./starter-library/answer-from-facts";
import { findKeyPoints } from "./summarise";

export interface Reply {
  /** Markdown with markers `[1]`, `[2]`, … */
  text: string;
  citations: Citation[];
}

const KEY_POINTS = 6;

/** The whole reply to a learner's message. */
export async function writeReply(task: AnswerTask): Promise<Reply> {
  const phrases = phrasesFor(detectLanguage(task.question));
  const intent = classifyIntent(task.question);
  const { documents } = task.material;
  const named = task.learnerName ? `, ${plain(task.learnerName)}` : "";
  if (intent === "thanks") return say(fill(phrases.thanks, named));
  if (documents.length === 0) {
    const known =
      intent === "question" || intent === "explain" ? await answerFromFacts(task) : null;
    if (known) return say(known);
    const hello = intent === "greeting" ? `${fill(phrases.greeting, named)} ` : "";
    return say(hello + phrases.noDocuments);
  }
  const about = nameOf(task);
  if (intent === "greeting")
    return say(`${fill(phrases.greeting, named)} ${fill(phrases.help, about)}`);
  if (intent === "help") return say(fill(phrases.help, about));
  if (intent === "quiz") return say(fill(phrases.quiz, about));
  if (intent === "summary") return summarise(task, phrases);
  const compared = comparedSubjects(task.question);
  const comparison =
    compared && (await compareSubjects(task, compared, fill(phrases.notFound, about)));
  if (comparison) return comparison;
  return answer(task, phrases);
}

async function summarise(task: AnswerTask, phrases: Phrases): Promise<Reply> {
  const points = await findKeyPoints(task.material, KEY_POINTS);
  if (points.length === 0) return say(fill(phrases.notFound, nameOf(task)));
  const list = points.map((point, index) => `- ${plain(point.quote)} [${index + 1}]`).join("\n");
  return { text: `${fill(phrases.summary, nameOf(task))}\n\n${list}`, citations: points };
}

async function answer(task: AnswerTask, phrases: Phrases): Promise<Reply> {
  const { found, certain, sentences } = await findAnswer(task);
  const [first, ...more] = sentences;
  if (!found) {
    const refusal = fill(phrases.notFound, nameOf(task));
    if (!first) return say(`${refusal} ${phrases.instead}`);
    return {
      text: `${refusal} ${phrases.nearest}\n\n> ${plain(first.quote)} [1]`,
      citations: [first],
    };
  }
  if (!first) return say(`${fill(phrases.notFound, nameOf(task))} ${phrases.instead}`);
  const quoted = `${plain(first.quote)} [1]`;
  const lead = certain ? quoted : `${phrases.perhaps}\n\n${quoted}`;
  if (more.length === 0) return { text: lead, citations: sentences };
  const rest = more
    .map((citation, index) => `- ${plain(citation.quote)} [${index + 2}]`)
    .join("\n");
  return { text: `${lead}\n\n${phrases.also}\n\n${rest}`, citations: sentences };
}

function say(text: string): Reply {
  return { text, citations: [] };
}

/** “chapter-1.pdf”, or the number of files where there are several. */
function nameOf(task: AnswerTask): string {
  const names = task.material.documents.map(({ name }) => `“${plain(name)}”`);
  if (names.length <= 3) return names.join(", ");
  return `${names.slice(0, 2).join(", ")} … (${names.length})`;
}
