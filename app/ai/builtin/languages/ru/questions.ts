import type { AnswerType } from "../../facts/fact";
import type { QuestionPhrases } from "../language-pack";
import { fitsInQuestion } from "../within-question";

export const questions: QuestionPhrases = {
  quoteMarks: ["«", "»"],
  innerQuoteMarks: ["„", "“"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `О ком идёт речь? «${definition}»`
      : `Какой термин здесь описан? «${definition}»`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `Кто это: ${term}?` : `Что означает «${term}»?`,
  translation: (word) => `Как переводится «${word}»?`,
  whichDoes: ask,
  whatDoes: ask,
  completeStatement: (subject) => `«${subject}»: какое утверждение верно?`,
  saidAbout: (label) => `Что говорится о понятии «${label}»?`,
  numberOf: (predicate) => (PLURAL.test(predicate) ? "plural" : "singular"),
  who: (predicate) =>
    /^(?:впервые )?\p{Ll}+л(?:ся)?(?!\p{L})/u.test(predicate) && fitsInQuestion(predicate)
      ? `Кто ${predicate}?`
      : `О ком идёт речь? «${predicate}»`,
  when: (event) => (fitsInQuestion(event) ? `Когда ${event}?` : `Когда это произошло? «${event}»`),
  why: (effect) =>
    fitsInQuestion(effect) ? `Почему ${uncapital(effect)}?` : `Почему это так? «${effect}»`,
  whatFor: (deed) =>
    fitsInQuestion(deed) ? `Для чего ${uncapital(deed)}?` : `Для чего это нужно? «${deed}»`,
  whatFollows: (cause) => `К чему это приводит? «${cause}»`,
  whichBelongs: (whole, about) =>
    `${about ? `${about}: ` : ""}Что из этого относится к теме «${whole}»?`,
  membersOf: (whole, count, about) =>
    `${about ? `${about}: ` : ""}Что относится к теме «${whole}»? (${count})`,
  propertyOf: (row, column) =>
    column.endsWith("?") ? `${row}: ${column}` : `Что соответствует «${row}» в графе «${column}»?`,
  whichHas: (column, value) => `Чему в графе «${column}» соответствует «${value}»?`,
  nextStep: (step, process) => `«${process}»: какой шаг следует сразу после «${step}»?`,
  stepsOf: (process) => `«${process}»: назовите шаги по порядку.`,
  difference: (one, other) => `В чём отличие: «${one}» и «${other}»?`,
  formulaFor: (quantity) => `Какая формула относится к «${quantity}»?`,
  inContext: (context, question) => `${context}: ${question}`,
  onPage: (page) => `На странице ${page}:`,
  underHeading: (heading) => `Под заголовком «${heading}»:`,
  inText: "В тексте сказано:",
};

const PLURAL = /^(?:(?:не|также|обычно|всегда|часто) )*\p{L}+(?:[уюая]т|ли|ны)(?:ся|сь)?(?!\p{L})/u;
/** A verb of the present in the singular, which shows no gender. */
const PRESENT = /^(?:(?:не|также|обычно|всегда|часто) )*(?!стоит)\p{L}+[еёи]т(?:ся)?(?!\p{L})/u;

function ask(predicate: string, { kind }: AnswerType): string {
  if (PRESENT.test(predicate) && fitsInQuestion(predicate))
    return kind === "person" ? `Кто ${predicate}?` : `Что ${predicate}?`;
  return `О ${kind === "person" ? "ком" : "чём"} идёт речь? «${predicate}»`;
}

/** An adjective before its noun, an abstract noun or a plural is seldom a name: "Благородные газы". */
function uncapital(clause: string): string {
  const [first = "", second = ""] = clause.split(" ");
  const isAdjective = /(?:ые|ие|ый|ий|ой|ая|яя|ое|ее)$/u.test(first) && /^\p{Ll}/u.test(second);
  const isNoun = /(?:[ыи]|ья|ние|ция|ость|ство)$/u.test(first) && !PLACES.has(first);
  return /^\p{Lu}\p{Ll}+$/u.test(first) && (isAdjective || isNoun)
    ? `${clause.charAt(0).toLowerCase()}${clause.slice(1)}`
    : clause;
}

const PLACES = new Set(
  "Альпы Анды Афины Балканы Гималаи Карпаты Нидерланды Филиппины Фивы Микены Помпеи Сиракузы".split(
    " ",
  ),
);
