import type { AnswerType } from "../../facts/fact";
import type { QuestionPhrases } from "../language-pack";
import {
  askForNoun,
  fitsInQuestion,
  uncapitalize as lower,
  type NounQuestions,
} from "../within-question";

export const questions: QuestionPhrases = {
  quoteMarks: ["«", "»"],
  innerQuoteMarks: ["„", "“"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `О ком идёт речь? «${definition}»`
      : `Какой термин здесь описан? «${definition}»`,
  definitionForTerm: (term, { kind }, clause) => {
    if (kind === "person") return `Кто это: ${term}?`;
    if (clause !== null && LAW_NOUN.test(term)) return `О чём говорит «${term}»?`;
    return clause && FINITE_VERB.test(clause)
      ? `В чём суть понятия «${term}»?`
      : `Что означает «${term}»?`;
  },
  translation: (word) => `Как переводится «${word}»?`,
  whichDoes: ask,
  whatDoes: ask,
  traitOf: (subject) => `Что характерно для понятия «${subject}»?`,
  numberOf: (predicate) =>
    PLURAL.test(predicate) ? "plural" : PRESENT.test(predicate) ? "singular" : null,
  who: (predicate) =>
    (/^(?:впервые )?\p{Ll}+л(?:ся)?(?!\p{L})/u.test(predicate) || PRESENT.test(predicate)) &&
    fitsInQuestion(predicate)
      ? `Кто ${predicate}?`
      : null,
  when: (event) =>
    PAST.test(event) ? `Когда ${uncapitalizeClause(event)}?` : `${event}: когда это было?`,
  why: (effect) => `Почему ${uncapitalizeClause(effect)}?`,
  whatFor: (deed) => `Для чего ${uncapitalizeClause(deed)}?`,
  whatFollows: (cause, { kind }) => {
    if (kind === "clause") return `К чему приводит то, что ${uncapitalizeClause(cause)}?`;
    // Longer texts may be clauses without a verb ("Oxygen is poisonous").
    return cause.split(" ").length > MAX_NAME_WORDS
      ? `${cause} — к чему это приводит?`
      : `К чему приводит ${uncapitalizeClause(cause)}?`;
  },
  whichBelongs: (whole) => `Что из перечисленного относится к категории «${whole}»?`,
  membersOf: (whole, count, _, { isPlural }) =>
    isPlural ? `Каковы ${lower(whole)}? (${count})` : `Что включает в себя «${whole}»? (${count})`,
  propertyOf: (_, column) => {
    const question = askForNoun(column, NOUNS);
    return question && `${question}?`;
  },
  whichHas: null,
  nextStep: (step, process) => `«${process}»: какой шаг следует сразу после «${step}»?`,
  stepsOf: (process) => `«${process}»: назовите шаги по порядку.`,
  difference: (one, other) => `Что отличает понятие «${one}» от понятия «${other}»?`,
  formulaFor: (quantity) => `Какая формула относится к «${quantity}»?`,
  topicSeparator: ": ",
  onPage: (page) => `На странице ${page}:`,
  underHeading: (heading) => `Под заголовком «${heading}»:`,
  inText: "В тексте сказано:",
};

const PLURAL = /^(?:(?:не|также|обычно|всегда|часто) )*\p{L}+(?:[уюая]т|ли|ны)(?:ся|сь)?(?!\p{L})/u;
const MAX_NAME_WORDS = 3;
const LAW_NOUN = /^(?:\p{L}+ )?(?:закон|принцип|теория|теорема|правило|гипотеза|тезис)(?!\p{L})/iu;
/** A finite verb before any subordinate clause. */
const FINITE_VERB = /^[^,:]{2,60}(?:[еёиуюая]т|л[аои]?)(?:ся|сь)?(?= |$)/u;
const PAST = /\p{L}{2}л[аои]?(?:ся|сь)?(?!\p{L})|\p{L}{2}[нт][аоы]?(?= |$)/u;
/** A verb in the present singular, which does not show gender. */
const PRESENT = /^(?:(?:не|также|обычно|всегда|часто) )*(?!стоит)\p{L}+[еёи]т(?:ся)?(?!\p{L})/u;

function ask(predicate: string, { kind }: AnswerType): string | null {
  if (!PRESENT.test(predicate) || !fitsInQuestion(predicate)) return null;
  return kind === "person" ? `Кто ${predicate}?` : `Что ${predicate}?`;
}

/** The first word, an adjective or the noun, shows gender and number. */
const NOUNS: NounQuestions = [
  [/^\p{L}+(?:ые|ие|[ыи])(?!\p{L})/iu, "Каковы"],
  [/^\p{L}+(?:ая|яя|[ая]|ость)(?!\p{L})/iu, "Какова"],
  [/^\p{L}+(?:ое|ее|[оеё])(?!\p{L})/iu, "Каково"],
  [/^\p{L}+(?:[ыио]й|[бвгджзклмнпрстфхцчшщ])(?!\p{L})/iu, "Каков"],
];

/**
 * Lower-cases initial adjectives, abstract nouns and plurals, which are rarely names: "Благородные
 * газы".
 */
function uncapitalizeClause(clause: string): string {
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
