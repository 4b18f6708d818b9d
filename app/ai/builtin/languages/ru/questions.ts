import type { QuestionPhrases } from "../language-pack";

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
  whichDoes: (predicate, { kind }) =>
    `${kind === "person" ? "О ком" : "О чём"} это сказано в тексте? «${predicate}»`,
  whatDoes: (predicate, { kind }) =>
    `${kind === "person" ? "О ком" : "О чём"} это сказано в тексте? «${predicate}»`,
  completeStatement: (subject) => `Что сказано в тексте по теме «${subject}»?`,
  saidAbout: (label) => `Что сказано в тексте по теме «${label}»?`,
  numberOf: null,
  who: (predicate) => `О ком это сказано в тексте? «${predicate}»`,
  when: (event) => `Когда это произошло? «${event}»`,
  why: (effect) => `Почему это так? «${effect}»`,
  whatFor: (deed) => `Для чего это нужно? «${deed}»`,
  whatFollows: (cause) => `Что из этого следует? «${cause}»`,
  whichBelongs: (whole) => `Что из этого относится к теме «${whole}»?`,
  membersOf: (whole, count) => `Что относится к теме «${whole}»? (${count})`,
  propertyOf: (row, column) =>
    column.endsWith("?") ? `${row}: ${column}` : `Что указано для «${row}» в графе «${column}»?`,
  whichHas: (column, value) => `Для чего в графе «${column}» указано: «${value}»?`,
  nextStep: (step, process) => `«${process}»: какой шаг следует сразу после «${step}»?`,
  stepsOf: (process) => `«${process}»: назовите шаги по порядку.`,
  difference: (one, other) => `В чём отличие: «${one}» и «${other}»?`,
  formulaFor: (quantity) => `Какая формула относится к «${quantity}»?`,
  inContext: (context, question) => `${context}: ${question}`,
  onPage: (page) => `На странице ${page}:`,
  underHeading: (heading) => `Под заголовком «${heading}»:`,
  inText: "В тексте сказано:",
};
