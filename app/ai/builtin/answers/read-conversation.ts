import type { ConversationTurn } from "~/ai/ports";
import { detectLanguage } from "../language/language";
import { contentStems, wordsOf } from "../language/words";
import { classifyFollowUp } from "./classify-follow-up";
import {
  classifyIntent,
  type Expectation,
  expectationOf,
  isAskingWord,
  isFollowUp,
} from "./classify-question";

/** A question as the conversation lets it be understood. */
export interface Asked {
  /** What is asked about, in the learner's words. */
  text: string;
  /** Words of earlier turns, which count for less. */
  context: string;
  expects: Expectation;
  /** Only a question word: "Why?", "When was that?" */
  isBare: boolean;
}

/** Further back nobody remembers what was spoken of. */
const TURNS = 3;
/** With more of its own a question needs no other. */
const LEANING_STEMS = 1;
/** What a subject may be named with. */
const SUBJECT_WORDS = 5;

const WHAT_ABOUT =
  /^[\s¿]*(?:(?:and |but |ok(?:ay)?,? |so )?(?:what|how) about|and|qu[eé] (?:hay de|pasa con)|pero|et|und|e|y|а|и|那|و)(?:\s+|(?<=那))(.{2,60}?)(?:呢|)[\s?？؟!.]*$/iu;
const ASKED_SUBJECT: readonly RegExp[] = [
  /^[\s]*(?:so |and |but |ok(?:ay)?,? )?(?:what|who)(?:['’]?s|s| is| are| was| were) (.{2,60}?)[\s?.!]*$/iu,
  /^[\s]*(?:please |can you |could you )*(?:explain|define|describe|tell me (?:more )?about)(?: to me)? (.{2,60}?)[\s?.!]*$/iu,
  /^[\s¿]*(?:qu[eé]|qui[eé]n(?:es)?) (?:es|son|fue|fueron|era|eran|significa) (.{2,60}?)[\s?.!]*$/iu,
  /^[\s]*(?:qu['’]est[- ]ce qu(?:e|['’])(?: c['’]est que)?|c['’]est quoi|qui (?:est|[eé]tait|sont|[eé]taient)) ?(.{2,60}?)[\s?.!]*$/iu,
  /^[\s]*(?:was|wer) (?:ist|sind|war|waren|bedeutet) (.{2,60}?)[\s?.!]*$/iu,
  /^[\s]*(?:o que|quem) (?:[eé]|s[aã]o|foi|foram) (.{2,60}?)[\s?.!]*$/iu,
  /^[\s]*(?:(?:che )?cos['’a ]+[eè]|chi (?:[eè]|era|fu|erano)) (.{2,60}?)[\s?.!]*$/iu,
  /^[\s]*(?:что такое|что значит|кто так(?:ой|ая|ие)|кто был[аи]?|расскажи(?:те)? (?:про|об?)) (.{2,60}?)[\s?.!]*$/iu,
  /^[\s]*(?:ما|من) (?:هو|هي|هم) (.{2,60}?)[\s?؟.!]*$/iu,
  /^(?:什么是|谁是|请?解释(?:一下)?)(.{1,20}?)[\s?？。]*$/u,
  /^(.{1,20}?)(?:是什么(?:意思)?|是谁)[\s?？。]*$/u,
  /^(.{1,20}?)(?:とは|って).{0,8}$/u,
  /^(.{1,40}?) (?:क्या|कौन) (?:है|हैं|था|थी|थे)[\s?।]*$/u,
];
/** "Its orbit" is nothing without what has it. */
const POSSESSED =
  /^(?:its?|his|her|their|this|that|these|those|sus?|son|sa|ses|leurs?|sein\p{L}*|ihr\p{L}*|seu|sua|suo|его|её|их)\s/iu;
const LEADING_ARTICLE =
  /^(?:the|an?|el|la|los|las|un|una|le|les|une|l['’]|der|die|das|den|dem|ein|eine[nmr]?|o|os|as|uma?|il|lo|gli|i)[\s'’]+/iu;

/** What is asked, in the light of what was said before. */
export function readAsked(message: string, history: readonly ConversationTurn[]): Asked {
  const question = withoutManner(message);
  const expects = expectationOf(question);
  const alone = { text: question, context: "", expects, isBare: false };
  const before = turnsBefore(history);
  const [last] = before;
  if (last === undefined) return alone;
  const isBare = ownStems(question, history).length === 0;
  if (!isBare && !leans(question, history)) return alone;
  const context = before.join(" ");
  const first = before.at(-1) ?? last;
  if (isBare) {
    const between = before.slice(0, -1).join(" ");
    return { text: first, context: between, expects, isBare: expects !== "any" };
  }
  const subject = WHAT_ABOUT.exec(question)?.[1];
  if (subject && expects === "any" && wordsOf(subject).length <= SUBJECT_WORDS) {
    const asked = expectationOf(last);
    if (asked === "definition" || (asked === "any" && expectationOf(first) === "definition"))
      return {
        text: subject,
        context: POSSESSED.test(subject) ? first : "",
        expects: asked,
        isBare: false,
      };
    return { text: subject, context: last, expects: asked, isBare: false };
  }
  return { text: question, context, expects, isBare: false };
}

/** "Explain osmosis like I'm 5": how it is to be told is nothing to look for. */
function withoutManner(message: string): string {
  const subject = message.replace(MANNER, "");
  return /\p{L}/u.test(subject) ? subject : message;
}

const MANNER =
  /[\s,]+(?:(?:to me )?like (?:i am|i['’]?m) (?:an? )?(?:\d+|five|child|kid|beginner|dummy)(?: years? old)?|eli ?5|(?:more |very )?simply|in (?:simple|plain|easy|other|short|a few|one|a single) ?(?:words|terms|english|language|sentence)?|en (?:pocas palabras|palabras sencillas|une phrase|una frase)|simplement|(?:ganz |in )?einfach(?:en? worten)?|простыми словами)[\s.!?]*$/iu;

/** What the last questions were about, the later ones first; up to the one that needs none before it. */
function turnsBefore(history: readonly ConversationTurn[]): string[] {
  const questions = history
    .filter(({ role, content }) => role === "user" && asksSomething(content))
    .map(({ content }) => withoutManner(content))
    .reverse();
  const turns: string[] = [];
  for (const [index, question] of questions.entries()) {
    if (index === TURNS) break;
    const earlier = questions.slice(index + 1);
    // "What about the Inca?" begins anew with another subject.
    const subject = earlier.length > 0 ? WHAT_ABOUT.exec(question)?.[1] : undefined;
    const isNew =
      subject !== undefined && expectationOf(subject) === "any" && !POSSESSED.test(subject);
    turns.push(isNew ? subject : question);
    if (isNew || earlier.length === 0 || !leans(question, history)) break;
  }
  return turns;
}

/** The words that the conversation is about, for what asks nothing by itself. */
export function topicOf(history: readonly ConversationTurn[]): string {
  return turnsBefore(history).join(" ");
}

/** The last two things that were asked about, the earlier one first. */
export function lastSubjects(history: readonly ConversationTurn[]): [string, string] | null {
  const subjects: string[] = [];
  for (const { role, content } of history.toReversed()) {
    const subject = role === "user" ? subjectOf(content) : null;
    if (subject && !subjects.some((one) => one.toLowerCase() === subject.toLowerCase()))
      subjects.push(subject);
    const [second, first] = subjects;
    if (first && second) return [first, second];
  }
  return null;
}

/** "What is an atom?", "and a molecule?": what is asked about, without its article. */
function subjectOf(message: string): string | null {
  if (!asksSomething(message)) return null;
  for (const pattern of [...ASKED_SUBJECT, WHAT_ABOUT]) {
    const subject = pattern.exec(message)?.[1]?.replace(LEADING_ARTICLE, "");
    if (!subject || subject.length < 2 || wordsOf(subject).length > SUBJECT_WORDS) continue;
    if (expectationOf(subject) === "any" && !isFollowUp(subject)) return subject;
  }
  return null;
}

function asksSomething(message: string): boolean {
  const intent = classifyIntent(message);
  return (intent === "question" || intent === "explain") && classifyFollowUp(message) === null;
}

/** Does the message only make sense with what was said before it? */
function leans(question: string, history: readonly ConversationTurn[]): boolean {
  if (isFollowUp(question)) return true;
  if (classifyIntent(question) === "explain") return false;
  const named = wordsOf(question)
    .slice(1)
    .some(({ text }) => /^(?:\p{Lu}|\p{N})/u.test(text));
  return !named && ownStems(question, history).length <= LEANING_STEMS;
}

/** What a question names itself, in its own language or that of the conversation. */
function ownStems(question: string, history: readonly ConversationTurn[]): string[] {
  const asked = history.filter(({ role }) => role === "user").map(({ content }) => content);
  const languages = [detectLanguage(question), detectLanguage([question, ...asked].join(" "))];
  return wordsOf(question)
    .map(({ text }) => text)
    .filter((word) => !isAskingWord(word.toLowerCase()))
    .filter((word) => languages.every((language) => contentStems(word, language).length > 0));
}
