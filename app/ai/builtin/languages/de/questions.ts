import type { AnswerType } from "../../facts/fact";
import type { QuestionPhrases } from "../language-pack";
import { fitsInQuestion } from "../within-question";
import { invert, numberOf } from "./put-question";

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
  whichDoes: (predicate, type) => ask(predicate, type, "Was davon"),
  whatDoes: (predicate, type) => ask(predicate, type, "Was"),
  completeStatement: (subject) => `Was trifft auf „${subject}“ zu?`,
  saidAbout: (label) => `Wie wird „${label}“ beschrieben?`,
  numberOf,
  who: (predicate) => {
    const number = numberOf(predicate);
    if (number === null) return null;
    return number === "plural" ? `Welche Personen ${predicate}?` : `Wer ${predicate}?`;
  },
  when: (event) => {
    const question = invert(event);
    return question ? `Wann ${question}?` : `Wann war das? „${event}“`;
  },
  why: (effect) => {
    const question = invert(effect);
    return question ? `Warum ${question}?` : `Warum ist das so? „${effect}“`;
  },
  whatFor: (deed) => {
    const question = invert(deed);
    return question ? `Wozu ${question}?` : `Wozu dient das? „${deed}“`;
  },
  whatFollows: (cause) => `Was folgt daraus? „${cause}“`,
  whichBelongs: (whole, about) => `${about ? `${about}: ` : ""}Was davon gehört zu „${whole}“?`,
  membersOf: (whole, count, about) =>
    `${about ? `${about}: ` : ""}Was gehört zu „${whole}“? (${count})`,
  propertyOf: (row, column) =>
    column.endsWith("?")
      ? `${row}: ${column}`
      : `Welcher Eintrag unter „${column}“ gehört zu „${row}“?`,
  whichHas: (column, value) => `Wozu gehört unter „${column}“ der Eintrag „${value}“?`,
  nextStep: (step, process) => `Welcher Schritt folgt bei „${process}“ direkt auf „${step}“?`,
  stepsOf: (process) => `Was sind die Schritte bei „${process}“, der Reihe nach?`,
  difference: (one, other) => `Was unterscheidet „${one}“ von „${other}“?`,
  formulaFor: (quantity) => `Welche Formel gilt für „${quantity}“?`,
  inContext: (context, question) => `${context}: ${question}`,
  onPage: (page) => `Auf Seite ${page}:`,
  underHeading: (heading) => `Unter der Überschrift „${heading}“:`,
  inText: "Im Text steht:",
};

function ask(predicate: string, { kind }: AnswerType, what: string): string | null {
  if (numberOf(predicate) === null) return null;
  if (fitsInQuestion(predicate) && numberOf(predicate) === "singular")
    return kind === "person" ? `Wer ${predicate}?` : `${what} ${predicate}?`;
  return `${kind === "person" ? "Auf wen" : "Worauf"} trifft das zu? „${predicate}“`;
}
