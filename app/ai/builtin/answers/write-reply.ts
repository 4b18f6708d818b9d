import type { AnswerTask, Citation, Material } from "~/ai/ports";
import type { Fact } from "../facts/fact";
import { loadFacts } from "../facts/load-facts";
import type { ChatPhrases } from "../languages/chat";
import type { LanguagePack } from "../languages/language-pack";
import { packFor } from "../languages/packs";
import { answerFromFacts } from "../starter-library/answer-from-facts";
import { Citer } from "./citer";
import { classifyFollowUp } from "./classify-follow-up";
import { classifyIntent } from "./classify-question";
import { composeAnswer } from "./compose-answer";
import { comparedSubjects, composeComparison } from "./compose-comparison";
import type { Correction } from "./correct-spelling";
import { fill } from "./fill";
import { type Finding, searchAnswer } from "./find-answer";
import { type FoundPart, findPart, findSection } from "./find-part";
import { findKeyPoints } from "./key-points";
import { normalizeWhiteSpace } from "./normalize-white-space";
import { withoutPartReference } from "./part-reference";
import { plain } from "./plain-markdown";
import { replyLanguage } from "./reply-language";
import { replyToFollowUp } from "./reply-to-follow-up";
import { lastSubjects, resolveQuestion, withoutManner } from "./resolve-question";
import { splitQuestion } from "./split-question";
import { summarisedTopic } from "./summarised-topic";

export interface Reply {
  /** Markdown with markers `[1]`, `[2]`, … */
  text: string;
  citations: Citation[];
  /** False if the material does not contain the answer, even if near quotes are shown. */
  answered: boolean;
}

/** A message with the language of its reply and the name of its material. */
interface ReplyContext extends AnswerTask {
  pack: LanguagePack;
  /** The pack of the documents' language; null without documents. */
  documentPack: LanguagePack | null;
  phrases: ChatPhrases;
  about: string;
}

const KEY_POINTS = 8;
const QUIZ_QUESTIONS = 3;

/** Writes the reply to a learner's message. */
export async function writeReply(said: AnswerTask): Promise<Reply> {
  const task = normalizeWhiteSpace(said);
  const documentPack = await packOf(task.material);
  const pack = replyLanguage(task.question, task.history, documentPack);
  const context = {
    ...task,
    pack,
    documentPack,
    phrases: pack.chat.phrases,
    about: materialName(task, pack),
  };
  return (
    (await smallTalk(context)) ?? (await followUp(context)) ?? (await replyFromDocuments(context))
  );
}

/**
 * Replies to greetings and thanks, and to every message if there is no document; null otherwise.
 */
async function smallTalk({ phrases, about, ...task }: ReplyContext): Promise<Reply | null> {
  const intent = classifyIntent(task.question);
  const name = task.learnerName ? `, ${plain(task.learnerName)}` : "";
  if (intent === "thanks") return textReply(fill(phrases.thanks, name));
  if (task.material.documents.length === 0) {
    const asks = intent === "question" || intent === "explain";
    const known = asks ? await answerFromFacts(task) : null;
    if (known) return textReply(known);
    const hello = intent === "greeting" ? `${fill(phrases.greeting, name)} ` : "";
    return { ...textReply(hello + phrases.noDocuments), answered: !asks };
  }
  if (intent === "greeting")
    return textReply(`${fill(phrases.greeting, name)} ${fill(phrases.help, about)}`);
  if (intent === "help") return textReply(fill(phrases.help, about));
  if (intent === "self") return textReply(fill(phrases.selfDescription, about));
  return intent === "fine" ? textReply(phrases.acknowledgement) : null;
}

/** Replies to a follow-up; null if the message is an independent question. */
async function followUp(context: ReplyContext): Promise<Reply | null> {
  const { question, history, phrases, about } = context;
  const wanted = classifyFollowUp(question);
  if (wanted === null) return null;
  if (wanted !== "comparison") {
    const said = await replyToFollowUp(wanted, context, phrases, about);
    if (said) return { ...said, answered: said.citations.length > 0 || wanted === "translation" };
    return classifyIntent(question) === "summary" ? null : textReply(fill(phrases.help, about));
  }
  const subjects = lastSubjects(history);
  return subjects && compareSubjects(context, subjects);
}

/** Answers from the documents, or from the part that the message refers to. */
async function replyFromDocuments(context: ReplyContext): Promise<Reply> {
  const { question, phrases, about } = context;
  const part = await findPart(context, phrases, about);
  if (typeof part === "string") return { ...textReply(part), answered: false };
  const intent = classifyIntent(question);
  if (intent === "quiz") return quiz(context, part);
  if (intent === "keyTerm") return explainKeyTerm(context, part);
  if (intent === "summary") return summarise(context, part);
  if (part && isAboutPart(question)) return summarise(context, part);
  return answerQuestions(
    part
      ? { ...context, question: withoutPartReference(question), material: part.material }
      : context,
  );
}

async function compareSubjects(
  context: ReplyContext,
  subjects: [string, string],
): Promise<Reply | null> {
  const citer = new Citer();
  const { question, material } = context;
  const said = await composeComparison(subjects, question, material, citer, nothingOn(context));
  return said && { ...citedReply(quotedIn(context) + said.text, citer), answered: said.isComplete };
}

/** Whether the message asks only for a part: "What does chapter 2 say?" */
function isAboutPart(question: string): boolean {
  return summarisedTopic(withoutPartReference(question)) === "";
}

/** Refers to the quiz, with a few questions on the most important definitions. */
async function quiz(
  { phrases, about, material }: ReplyContext,
  part: FoundPart | null,
): Promise<Reply> {
  const where =
    part && "title" in part.name
      ? fill(phrases.quizPart, plain(part.name.title))
      : fill(phrases.quiz, about);
  const facts = await findKeyDefinitions(part?.material ?? material, QUIZ_QUESTIONS);
  const questions = facts.map(({ subject, subjectType, source }, at) => {
    const { questions: put } = packFor(source.quote);
    return `${at + 1}. ${plain(put.definitionForTerm(subject, subjectType, null))}`;
  });
  return textReply([where, questions.join("\n")].filter(Boolean).join("\n\n"));
}

/** Quotes the definition of the most important term; a summary if nothing is defined. */
async function explainKeyTerm(context: ReplyContext, part: FoundPart | null): Promise<Reply> {
  const [fact] = await findKeyDefinitions(part?.material ?? context.material, 1);
  if (!fact) return summarise(context, part);
  const { subject, source } = fact;
  const text = `**${plain(subject)}**\n\n${plain(source.quote)} [1]`;
  return { text, citations: [source], answered: true };
}

/** The most important definitions, the most important one first. */
async function findKeyDefinitions(material: Material, count: number): Promise<Fact[]> {
  return (await loadFacts(material, null))
    .filter(({ kind }) => kind === "definition")
    .sort((a, b) => b.importance - a.importance)
    .slice(0, count);
}

async function summarise(context: ReplyContext, named: FoundPart | null): Promise<Reply> {
  const { phrases, question, material, about } = context;
  const topic = named ? "" : summarisedTopic(question);
  const part = named ?? (topic ? await findSection(topic, material) : null);
  // A topic without a heading may still be treated in the text.
  if (topic && !part) return answerQuestions({ ...context, question: topic, history: [] });
  const points = await findKeyPoints(part?.material ?? material, KEY_POINTS);
  const title = part ? nameOf(part, context.pack) : about;
  if (points.length === 0 && topic)
    return answerQuestions({ ...context, question: topic, history: [] });
  if (points.length === 0) return { ...textReply(fill(phrases.notFound, title)), answered: false };
  const headings = new Set(points.map(({ heading }) => heading));
  const lines: string[] = [];
  for (const [at, { citation, heading }] of points.entries()) {
    const isNew = at === 0 || heading !== points[at - 1]?.heading;
    if (headings.size > 1 && isNew && heading) lines.push(`\n**${plain(heading)}**\n`);
    lines.push(`- ${plain(citation.quote)} [${at + 1}]`);
  }
  const text = `${fill(phrases.summary, title)}\n\n${lines.join("\n").trim()}`;
  return { text, citations: points.map(({ citation }) => citation), answered: true };
}

/** Answers each question of the message separately. */
async function answerQuestions(context: ReplyContext): Promise<Reply> {
  const { history, material } = context;
  const parts = splitQuestion(withoutManner(context.question));
  const [whole = context.question] = parts;
  const before = [...history, { role: "user" as const, content: whole }];
  const citer = new Citer();
  const said: string[] = [];
  let failed: Finding | null = null;
  let answered = false;
  for (const [at, part] of parts.entries()) {
    const compared = comparedSubjects(part);
    const comparison =
      compared && (await composeComparison(compared, part, material, citer, nothingOn(context)));
    if (comparison) {
      said.push(comparison.text);
      answered ||= comparison.isComplete;
      continue;
    }
    const resolved = resolveQuestion(part, at === 0 ? history : before);
    const finding = await searchAnswer(resolved, material, history);
    if (finding.answered) said.push(composeFinding(finding, part, citer, context));
    // A trailing "why?" may be answered by the quotes already found.
    else if (!resolved.isElliptical || at === 0)
      said.push(composeUnanswered(finding, part, citer, context));
    if (finding.answered) answered = true;
    else failed ??= finding;
  }
  if (citer.citations.length === 0 && failed) return composeRefusal(context, failed);
  const text = said.filter(Boolean).join("\n\n");
  return { ...citedReply(quotedIn(context) + text, citer), answered };
}

function composeFinding(
  finding: Finding,
  part: string,
  citer: Citer,
  { phrases }: ReplyContext,
): string {
  const quotes = finding.quotes.filter((quote) => !citer.has(quote));
  if (quotes.length === 0) return "";
  const read = composeCorrections(finding.corrections, part, phrases);
  const doubt = finding.certain ? "" : `${phrases.uncertain}\n\n`;
  return read + doubt + composeAnswer({ ...finding, quotes }, citer, phrases.also);
}

/** Says that one of several questions was not answered, with the nearest quote. */
function composeUnanswered(
  finding: Finding,
  part: string,
  citer: Citer,
  context: ReplyContext,
): string {
  const nothing = nothingOn(context)(withoutMark(part));
  const quote = finding.quotes.find((one) => !citer.has(one));
  if (!quote || citer.citations.length === 0) return nothing;
  return `${nothing} ${context.phrases.nearest}\n\n> ${citer.write(quote).replaceAll("\n", "\n> ")}`;
}

/** Says that a part of the message was not found. */
function nothingOn({ phrases, about }: ReplyContext): (part: string) => string {
  return (part) => fill(phrases.partNotFound, plain(part), about);
}

function withoutMark(part: string): string {
  return part.replace(/(?<![\s?？؟!.])[\s?？؟!.]+$/u, "");
}

/** Says that nothing was found, why, and quotes the nearest sentences. */
function composeRefusal(context: ReplyContext, finding: Finding): Reply {
  const { phrases, about, question } = context;
  const { unknown, quotes, corrections } = finding;
  const hint =
    unknown.length > 0 ? fill(phrases.wordNotFound, quoteWords(unknown, context.pack)) : null;
  const refusal = [
    `${composeCorrections(corrections, question, phrases)}${fill(phrases.notFound, about)}`,
    hint ?? namingLanguage(context, phrases.otherLanguage),
  ];
  const said = refusal.filter((one) => one !== null).join(" ");
  if (quotes.length === 0) return { ...textReply(`${said} ${phrases.rephrase}`), answered: false };
  const citer = new Citer();
  const near = quotes.map((quote) => `> ${citer.write(quote).replaceAll("\n", "\n> ")}`);
  const text = `${said} ${phrases.nearest}\n\n${near.join("\n\n")}`;
  return { text, citations: citer.citations, answered: false };
}

function quoteWords(words: readonly string[], pack: LanguagePack): string {
  return words.map((word) => quoted(word, pack)).join(", ");
}

/** In the quotation marks of the reply's language. */
function quoted(text: string, { questions }: LanguagePack): string {
  const [open, close] = questions.quoteMarks;
  return open + plain(text) + close;
}

function nameOf({ name }: FoundPart, pack: LanguagePack): string {
  return "title" in name ? quoted(name.title, pack) : name.pages;
}

/** Reports the spelling corrections. */
function composeCorrections(
  corrections: readonly Correction[],
  question: string,
  { spellingCorrected }: ChatPhrases,
): string {
  const said = corrections.filter(
    ({ typed, isReported }) => isReported && question.includes(typed),
  );
  const sentences = said.map(({ typed, meant }) =>
    fill(spellingCorrected, plain(typed), plain(meant)),
  );
  return sentences.length > 0 ? `${sentences.join(" ")}\n\n` : "";
}

const LANGUAGE_SAMPLE = 12;

async function packOf(material: Material): Promise<LanguagePack | null> {
  const passages = await material.read(LANGUAGE_SAMPLE);
  return passages.length === 0 ? null : packFor(passages.map(({ text }) => text).join("\n"));
}

/** A phrase with the name of the documents' language; null if it is the learner's. */
function namingLanguage({ documentPack, pack }: ReplyContext, phrase: string): string | null {
  if (!documentPack || documentPack === pack || documentPack.code === "und" || pack.code === "und")
    return null;
  const names = new Intl.DisplayNames([pack.code], { type: "language" });
  return fill(phrase, names.of(documentPack.code) ?? documentPack.code);
}

/** The note before quotes in another language. */
function quotedIn(context: ReplyContext): string {
  const said = namingLanguage(context, context.phrases.quotedIn);
  return said ? `${said}\n\n` : "";
}

function textReply(text: string): Reply {
  return { text, citations: [], answered: true };
}

function citedReply(text: string, { citations }: Citer): Reply {
  return { text, citations, answered: true };
}

/** The names of the documents; of more than three, two and the number. */
function materialName({ material }: Pick<AnswerTask, "material">, pack: LanguagePack): string {
  const names = material.documents.map(({ name }) => quoted(name, pack));
  if (names.length <= 3) return names.join(", ");
  return `${names.slice(0, 2).join(", ")} … (${names.length})`;
}
