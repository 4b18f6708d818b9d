import type { QuestionPhrases } from "../language-pack";

export const questions: QuestionPhrases = {
  quoteMarks: ["«", "»"],
  innerQuoteMarks: ["“", "”"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `¿A quién se describe aquí? «${definition}»`
      : `¿Qué término se describe aquí? «${definition}»`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `¿Quién fue ${term}?` : `¿Qué se entiende por «${term}»?`,
  translation: (word) => `¿Cuál es la traducción de «${word}»?`,
  whichDoes: (predicate, { kind }) =>
    `¿De ${kind === "person" ? "quién" : "qué"} dice esto el texto? «${predicate}»`,
  whatDoes: (predicate, { kind }) =>
    `¿De ${kind === "person" ? "quién" : "qué"} dice esto el texto? «${predicate}»`,
  completeStatement: (subject) => `¿Qué dice el texto sobre «${subject}»?`,
  saidAbout: (label) => `¿Qué dice el texto sobre «${label}»?`,
  numberOf: null,
  who: (predicate) => `¿Quién ${predicate}?`,
  when: (event) => `¿Cuándo ocurrió esto? «${event}»`,
  why: (effect) => `¿Por qué es así? «${effect}»`,
  whatFor: (deed) => `¿Para qué sirve esto? «${deed}»`,
  whatFollows: (cause) => `¿Qué consecuencia tiene esto? «${cause}»`,
  whichBelongs: (whole) => `¿Cuál de estas opciones pertenece a «${whole}»?`,
  membersOf: (whole, count) => `¿Qué pertenece a «${whole}»? (${count})`,
  propertyOf: (row, column) =>
    column.endsWith("?") ? `${row}: ${column}` : `¿Qué se indica para «${row}» en «${column}»?`,
  whichHas: (column, value) => `¿Para cuál de estas opciones se indica en «${column}»: «${value}»?`,
  nextStep: (step, process) => `En «${process}», ¿qué paso sigue directamente a «${step}»?`,
  stepsOf: (process) => `¿Cuáles son los pasos de «${process}», en orden?`,
  difference: (one, other) => `¿Qué distingue «${one}» de «${other}»?`,
  formulaFor: (quantity) => `¿Qué fórmula corresponde a «${quantity}»?`,
  inContext: (context, question) => `${context}: ${question}`,
  onPage: (page) => `En la página ${page}:`,
  underHeading: (heading) => `Bajo el título «${heading}»:`,
  inText: "El texto dice:",
};
