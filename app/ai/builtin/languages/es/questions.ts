import type { AnswerType } from "../../facts/fact";
import type { QuestionPhrases } from "../language-pack";
import {
  fitsInQuestion,
  type PredicateSigns,
  startsWithVerb,
  takesPronoun,
} from "../within-question";
import { verbs } from "./verbs";

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
  whichDoes: ask,
  whatDoes: ask,
  completeStatement: (subject) => `¿Qué afirmación sobre «${subject}» es correcta?`,
  saidAbout: (label) => `¿Cómo se describe «${label}»?`,
  numberOf: (predicate) => (SIGNS.plural.test(predicate) ? "plural" : "singular"),
  who: (predicate) => {
    if (!startsWithVerb(predicate, verbs)) return null;
    return SIGNS.plural.test(predicate) ? `¿Quiénes ${predicate}?` : `¿Quién ${predicate}?`;
  },
  when: (event) =>
    fitsInQuestion(event) ? `¿Cuándo ${event}?` : `¿Cuándo ocurrió esto? «${event}»`,
  why: (effect) =>
    fitsInQuestion(effect) ? `¿Por qué ${effect}?` : `¿Por qué es así? «${effect}»`,
  whatFor: (deed) =>
    fitsInQuestion(deed) ? `¿Para qué ${deed}?` : `¿Para qué sirve esto? «${deed}»`,
  whatFollows: (cause) => `¿Qué consecuencia tiene esto? «${cause}»`,
  whichBelongs: (whole, about) =>
    `${about ? `${about}: ` : ""}¿Cuál de estas opciones pertenece a «${whole}»?`,
  membersOf: (whole, count, about) =>
    `${about ? `${about}: ` : ""}¿Qué pertenece a «${whole}»? (${count})`,
  propertyOf: (row, column) =>
    column.endsWith("?") ? `${row}: ${column}` : `¿Qué corresponde a «${row}» en «${column}»?`,
  whichHas: (column, value) => `¿A cuál de estas opciones corresponde, en «${column}», «${value}»?`,
  nextStep: (step, process) => `En «${process}», ¿qué paso sigue directamente a «${step}»?`,
  stepsOf: (process) => `¿Cuáles son los pasos de «${process}», en orden?`,
  difference: (one, other) => `¿Qué distingue «${one}» de «${other}»?`,
  formulaFor: (quantity) => `¿Qué fórmula corresponde a «${quantity}»?`,
  inContext: (context, question) => `${context}: ${question}`,
  onPage: (page) => `En la página ${page}:`,
  underHeading: (heading) => `Bajo el título «${heading}»:`,
  inText: "El texto dice:",
};

const SIGNS: PredicateSigns = {
  plural: /^(?:(?:no|se|ya|también|nunca|siempre) )*\p{L}+n(?!\p{L})/u,
  inflected:
    /^(?:\p{L}+ ){0,2}(?:es|era|fue|está|estaba|ser|estar|sido|estado|queda|permanece|resulta|parece|vuelve|mantiene|encuentra|recibe)(?!\p{L})/u,
};

function ask(predicate: string, { kind }: AnswerType): string | null {
  if (!startsWithVerb(predicate, verbs)) return null;
  if (takesPronoun(predicate, SIGNS))
    return kind === "person" ? `¿Quién ${predicate}?` : `¿Qué ${predicate}?`;
  return `¿A ${kind === "person" ? "quién" : "qué"} corresponde esta descripción? «${predicate}»`;
}
