import type { QuestionPhrases } from "../language-pack";

export const questions: QuestionPhrases = {
  quoteMarks: ["«", "»"],
  innerQuoteMarks: ["“", "”"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `Chi è descritto qui? «${definition}»`
      : `Quale termine è descritto qui? «${definition}»`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `Chi era ${term}?` : `Che cosa si intende per «${term}»?`,
  translation: (word) => `Qual è la traduzione di «${word}»?`,
  whichDoes: (predicate, { kind }) =>
    `Di ${kind === "person" ? "chi" : "che cosa"} il testo dice questo? «${predicate}»`,
  whatDoes: (predicate, { kind }) =>
    `Di ${kind === "person" ? "chi" : "che cosa"} il testo dice questo? «${predicate}»`,
  completeStatement: (subject) => `Che cosa dice il testo su «${subject}»?`,
  saidAbout: (label) => `Che cosa dice il testo su «${label}»?`,
  numberOf: null,
  who: (predicate) => `Chi ${predicate}?`,
  when: (event) => `Quando è successo? «${event}»`,
  why: (effect) => `Perché è così? «${effect}»`,
  whatFor: (deed) => `A che cosa serve? «${deed}»`,
  whatFollows: (cause) => `Che cosa ne consegue? «${cause}»`,
  whichBelongs: (whole) => `Quale di questi elementi appartiene a «${whole}»?`,
  membersOf: (whole, count) => `Che cosa appartiene a «${whole}»? (${count})`,
  propertyOf: (row, column) =>
    column.endsWith("?")
      ? `${row}: ${column}`
      : `Che cosa è indicato per «${row}» sotto «${column}»?`,
  whichHas: (column, value) =>
    `Per quale di questi elementi è indicato sotto «${column}»: «${value}»?`,
  nextStep: (step, process) => `In «${process}», quale passo viene subito dopo «${step}»?`,
  stepsOf: (process) => `Quali sono i passi di «${process}», in ordine?`,
  difference: (one, other) => `Che cosa distingue «${one}» da «${other}»?`,
  formulaFor: (quantity) => `Quale formula vale per «${quantity}»?`,
  inContext: (context, question) => `${context}: ${question}`,
  onPage: (page) => `A pagina ${page}:`,
  underHeading: (heading) => `Sotto il titolo «${heading}»:`,
  inText: "Il testo dice:",
};
