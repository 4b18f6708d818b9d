import type { QuestionPhrases } from "../language-pack";

export const questions: QuestionPhrases = {
  quoteMarks: ["„", "“"],
  innerQuoteMarks: ["‚", "‘"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `Wer wird hier beschrieben? „${definition}“`
      : `Welcher Begriff wird hier beschrieben? „${definition}“`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `Wer war ${term}?` : `Was versteht man unter „${term}“?`,
  translation: (word) => `Wie lautet die Übersetzung von „${word}“?`,
  whichDoes: (predicate, { kind }) =>
    `${kind === "person" ? "Von wem" : "Wovon"} sagt der Text das? „${predicate}“`,
  whatDoes: (predicate, { kind }) =>
    `${kind === "person" ? "Von wem" : "Wovon"} sagt der Text das? „${predicate}“`,
  completeStatement: (subject) => `Was sagt der Text zu „${subject}“?`,
  saidAbout: (label) => `Was sagt der Text zu „${label}“?`,
  numberOf: null,
  who: (predicate) => `Wer ${predicate}?`,
  when: (event) => `Wann war das? „${event}“`,
  why: (effect) => `Warum ist das so? „${effect}“`,
  whatFor: (deed) => `Wozu dient das? „${deed}“`,
  whatFollows: (cause) => `Was folgt daraus? „${cause}“`,
  whichBelongs: (whole) => `Was davon gehört zu „${whole}“?`,
  membersOf: (whole, count) => `Was gehört zu „${whole}“? (${count})`,
  propertyOf: (row, column) =>
    column.endsWith("?") ? `${row}: ${column}` : `Was steht bei „${row}“ unter „${column}“?`,
  whichHas: (column, value) => `Wobei steht unter „${column}“: „${value}“?`,
  nextStep: (step, process) => `Welcher Schritt folgt bei „${process}“ direkt auf „${step}“?`,
  stepsOf: (process) => `Was sind die Schritte bei „${process}“, der Reihe nach?`,
  difference: (one, other) => `Was unterscheidet „${one}“ von „${other}“?`,
  formulaFor: (quantity) => `Welche Formel gilt für „${quantity}“?`,
  inContext: (context, question) => `${context}: ${question}`,
  onPage: (page) => `Auf Seite ${page}:`,
  underHeading: (heading) => `Unter der Überschrift „${heading}“:`,
  inText: "Im Text steht:",
};
