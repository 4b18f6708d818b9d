import type { AnswerTask, Citation } from "~/ai/ports";
import { detectLanguage, type Language } from "../language/language";
import { fill, phrasesFor } from "../language/phrases";
import { answerFromFacts } from "../starter-library/answer-from-facts";
import { findPart, findSection, type Part } from "./answer-from-part";
import { findAnswer } from "./answer-question";
import { classifyFollowUp } from "./classify-follow-up";
import { classifyIntent } from "./classify-question";
import { comparedSubjects, compareSubjects } from "./compare-subjects";
import { conversationPhrasesFor } from "./conversation-phrases";
import type { Correction } from "./correct-spelling";
import { withoutPart } from "./name-part";
import { plain } from "./plain-markdown";
import { lastSubjects } from "./read-conversation";
import { replyLanguage } from "./reply-language";
import { findKeyPoints } from "./summarise";
import { summarisedTopic } from "./summarised-topic";
import { talkAboutReply } from "./talk-about-reply";

export interface Reply {
  /** Markdown with markers `[1]`, `[2]`, … */
  text: string;
  citations: Citation[];
}

const KEY_POINTS = 6;

/** The whole reply to a learner's message. */
export async function writeReply(task: AnswerTask): Promise<Reply> {
  const language = replyLanguage(task.question, task.history);
  const phrases = phrasesFor(language);
  const conversation = conversationPhrasesFor(language);
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
  if (intent === "self") return say(fill(conversation.self, about));
  if (intent === "fine") return say(conversation.fine);
  const followed = await followUp(task, language, about);
  if (followed) return followed;
  const part = await findPart(task, language, about);
  if (typeof part === "string") return say(part);
  if (intent === "quiz") {
    const topic = part?.title ? fill(conversation.quizPart, plain(part.title)) : null;
    return say(topic ?? fill(phrases.quiz, about));
  }
  if (intent === "summary") return summarise(task, language, part);
  const compared = comparedSubjects(task.question);
  const comparison = compared && (await compare(task, compared, language));
  if (comparison) return comparison;
  if (part && isAboutPart(task.question)) return summarise(task, language, part);
  return answer(
    part ? { ...task, question: withoutPart(task.question), material: part.material } : task,
    language,
  );
}

/** What is said about the reply before; null where the message is a question of its own. */
async function followUp(
  task: AnswerTask,
  language: Language,
  about: string,
): Promise<Reply | null> {
  const wanted = classifyFollowUp(task.question);
  if (wanted === null) return null;
  if (wanted !== "comparison") {
    const talk = await talkAboutReply(wanted, task, language, about);
    if (talk || classifyIntent(task.question) === "summary") return talk;
    return say(fill(phrasesFor(language).help, about));
  }
  const subjects = lastSubjects(task.history);
  return subjects && compare(task, subjects, language);
}

async function compare(task: AnswerTask, subjects: [string, string], language: Language) {
  const nothingFound = fill(phrasesFor(language).notFound, nameOf(task));
  return compareSubjects(task, subjects, nothingFound);
}

/** Does the message ask for nothing but a part: "What does chapter 2 say?" */
function isAboutPart(question: string): boolean {
  return summarisedTopic(withoutPart(question)) === "";
}

async function summarise(task: AnswerTask, language: Language, named: Part | null): Promise<Reply> {
  const phrases = phrasesFor(language);
  const topic = named ? "" : summarisedTopic(task.question);
  const part = named ?? (topic ? await findSection(topic, task.material) : null);
  // What no heading names may be spoken of all the same.
  if (topic && !part) return answer({ ...task, question: topic, history: [] }, language);
  const points = await findKeyPoints(part?.material ?? task.material, KEY_POINTS);
  const about = part?.about ?? nameOf(task);
  if (points.length === 0) return say(fill(phrases.notFound, about));
  const list = points.map((point, index) => `- ${plain(point.quote)} [${index + 1}]`).join("\n");
  return { text: `${fill(phrases.summary, about)}\n\n${list}`, citations: points };
}

async function answer(task: AnswerTask, language: Language): Promise<Reply> {
  const phrases = phrasesFor(language);
  const { found, certain, sentences, corrections, unknown } = await findAnswer(task);
  const [first, ...more] = sentences;
  const read = sayCorrections(corrections, task.question, language);
  if (!found || !first) {
    const { noWord } = conversationPhrasesFor(language);
    const hint = unknown.length > 0 ? fill(noWord, named(unknown)) : null;
    const refusal = [
      `${read}${fill(phrases.notFound, nameOf(task))}`,
      hint ?? (await otherLanguage(task, language)),
    ];
    const said = refusal.filter((one) => one !== null).join(" ");
    if (!first) return say(`${said} ${phrases.instead}`);
    const near = sentences.map(({ quote }, index) => `> ${plain(quote)} [${index + 1}]`);
    return { text: `${said} ${phrases.nearest}\n\n${near.join("\n\n")}`, citations: sentences };
  }
  const quoted = `${plain(first.quote)} [1]`;
  const lead = read + (certain ? quoted : `${phrases.perhaps}\n\n${quoted}`);
  if (more.length === 0) return { text: lead, citations: sentences };
  const rest = more
    .map((citation, index) => `- ${plain(citation.quote)} [${index + 2}]`)
    .join("\n");
  return { text: `${lead}\n\n${phrases.also}\n\n${rest}`, citations: sentences };
}

function named(words: readonly string[]): string {
  return words.map((word) => `“${plain(word)}”`).join(", ");
}

/** Tells how the words of the question were read that the material spells otherwise. */
function sayCorrections(
  corrections: readonly Correction[],
  question: string,
  language: Language,
): string {
  const said = corrections.filter(({ typed, isSaid }) => isSaid && question.includes(typed));
  const { readAs } = conversationPhrasesFor(language);
  const sentences = said.map(({ typed, meant }) => fill(readAs, plain(typed), plain(meant)));
  return sentences.length > 0 ? `${sentences.join(" ")}\n\n` : "";
}

/** Who asks in another language than the document's finds little: its name, and what to do. */
async function otherLanguage(
  { question, material }: AnswerTask,
  language: Language,
): Promise<string | null> {
  const passages = await material.read(SAMPLED);
  const written = detectLanguage(passages.map(({ text }) => text).join("\n"));
  if (written === detectLanguage(question) || written === language) return null;
  const name = new Intl.DisplayNames([language], { type: "language" }).of(written) ?? written;
  return fill(conversationPhrasesFor(language).otherLanguage, name);
}

const SAMPLED = 12;

function say(text: string): Reply {
  return { text, citations: [] };
}

/** “chapter-1.pdf”, or the number of files where there are several. */
function nameOf(task: AnswerTask): string {
  const names = task.material.documents.map(({ name }) => `“${plain(name)}”`);
  if (names.length <= 3) return names.join(", ");
  return `${names.slice(0, 2).join(", ")} … (${names.length})`;
}
