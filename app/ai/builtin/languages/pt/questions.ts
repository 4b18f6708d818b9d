import type { QuestionPhrases } from "../language-pack";

export const questions: QuestionPhrases = {
  quoteMarks: ["“", "”"],
  innerQuoteMarks: ["‘", "’"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `Quem é descrito aqui? “${definition}”`
      : `Que termo é descrito aqui? “${definition}”`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `Quem foi ${term}?` : `O que se entende por “${term}”?`,
  translation: (word) => `Qual é a tradução de “${word}”?`,
  whichDoes: (predicate, { kind }) =>
    `De ${kind === "person" ? "quem" : "que"} diz o texto isto? “${predicate}”`,
  whatDoes: (predicate, { kind }) =>
    `De ${kind === "person" ? "quem" : "que"} diz o texto isto? “${predicate}”`,
  completeStatement: (subject) => `O que diz o texto sobre “${subject}”?`,
  saidAbout: (label) => `O que diz o texto sobre “${label}”?`,
  numberOf: null,
  who: (predicate) => `Quem ${predicate}?`,
  when: (event) => `Quando aconteceu isto? “${event}”`,
  why: (effect) => `Por que é assim? “${effect}”`,
  whatFor: (deed) => `Para que serve isto? “${deed}”`,
  whatFollows: (cause) => `Qual é a consequência disto? “${cause}”`,
  whichBelongs: (whole) => `Qual destas opções pertence a “${whole}”?`,
  membersOf: (whole, count) => `O que pertence a “${whole}”? (${count})`,
  propertyOf: (row, column) =>
    column.endsWith("?") ? `${row}: ${column}` : `O que se indica para “${row}” em “${column}”?`,
  whichHas: (column, value) => `Para qual destas opções se indica em “${column}”: “${value}”?`,
  nextStep: (step, process) => `Em “${process}”, que passo vem logo depois de “${step}”?`,
  stepsOf: (process) => `Quais são os passos de “${process}”, por ordem?`,
  difference: (one, other) => `O que distingue “${one}” de “${other}”?`,
  formulaFor: (quantity) => `Que fórmula corresponde a “${quantity}”?`,
  inContext: (context, question) => `${context}: ${question}`,
  onPage: (page) => `Na página ${page}:`,
  underHeading: (heading) => `Sob o título “${heading}”:`,
  inText: "O texto diz:",
};
