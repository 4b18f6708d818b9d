import type { QuestionPhrases } from "../language-pack";

export const questions: QuestionPhrases = {
  quoteMarks: ["« ", " »"],
  innerQuoteMarks: ["“", "”"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `Qui est décrit ici ? « ${definition} »`
      : `Quel terme est décrit ici ? « ${definition} »`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `Qui était ${term} ?` : `Qu’entend-on par « ${term} » ?`,
  translation: (word) => `Quelle est la traduction de « ${word} » ?`,
  whichDoes: (predicate, { kind }) =>
    `De ${kind === "person" ? "qui" : "quoi"} le texte dit-il cela ? « ${predicate} »`,
  whatDoes: (predicate, { kind }) =>
    `De ${kind === "person" ? "qui" : "quoi"} le texte dit-il cela ? « ${predicate} »`,
  completeStatement: (subject) => `Que dit le texte sur « ${subject} » ?`,
  saidAbout: (label) => `Que dit le texte sur « ${label} » ?`,
  numberOf: null,
  who: (predicate) => `Qui ${predicate} ?`,
  when: (event) => `Quand cela s’est-il passé ? « ${event} »`,
  why: (effect) => `Pourquoi en est-il ainsi ? « ${effect} »`,
  whatFor: (deed) => `À quoi cela sert-il ? « ${deed} »`,
  whatFollows: (cause) => `Quelle en est la conséquence ? « ${cause} »`,
  whichBelongs: (whole) => `Lequel de ces éléments appartient à « ${whole} » ?`,
  membersOf: (whole, count) => `Qu’est-ce qui appartient à « ${whole} » ? (${count})`,
  propertyOf: (row, column) =>
    column.endsWith("?")
      ? `${row} : ${column}`
      : `Qu’indique-t-on pour « ${row} » sous « ${column} » ?`,
  whichHas: (column, value) =>
    `Pour lequel de ces éléments indique-t-on sous « ${column} » : « ${value} » ?`,
  nextStep: (step, process) => `Dans « ${process} », quelle étape suit directement « ${step} » ?`,
  stepsOf: (process) => `Quelles sont les étapes de « ${process} », dans l’ordre ?`,
  difference: (one, other) => `Qu’est-ce qui distingue « ${one} » de « ${other} » ?`,
  formulaFor: (quantity) => `Quelle formule correspond à « ${quantity} » ?`,
  inContext: (context, question) => `${context} : ${question}`,
  onPage: (page) => `À la page ${page} :`,
  underHeading: (heading) => `Sous le titre « ${heading} » :`,
  inText: "Le texte dit :",
};
