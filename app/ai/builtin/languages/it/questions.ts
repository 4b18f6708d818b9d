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
      ? `Chi è descritto qui? «${definition}»`
      : `Quale termine è descritto qui? «${definition}»`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `Chi era ${term}?` : `Che cosa si intende per «${term}»?`,
  translation: (word) => `Qual è la traduzione di «${word}»?`,
  whichDoes: ask,
  whatDoes: ask,
  completeStatement: (subject) => `Quale affermazione su «${subject}» è corretta?`,
  saidAbout: (label) => `Come si descrive «${label}»?`,
  numberOf: (predicate) => (SIGNS.plural.test(predicate) ? "plural" : "singular"),
  who: (predicate) => {
    if (!startsWithVerb(predicate, verbs)) return null;
    return SIGNS.plural.test(predicate) ? `Quali persone ${predicate}?` : `Chi ${predicate}?`;
  },
  when: (event) => (fitsInQuestion(event) ? `Quando ${event}?` : `Quando è successo? «${event}»`),
  why: (effect) => (fitsInQuestion(effect) ? `Perché ${effect}?` : `Perché è così? «${effect}»`),
  whatFor: (deed) =>
    fitsInQuestion(deed) ? `A quale scopo ${deed}?` : `A che cosa serve? «${deed}»`,
  whatFollows: (cause) => `Che cosa ne consegue? «${cause}»`,
  whichBelongs: (whole, about) =>
    `${about ? `${about}: ` : ""}Quale di questi elementi appartiene a «${whole}»?`,
  membersOf: (whole, count, about) =>
    `${about ? `${about}: ` : ""}Che cosa appartiene a «${whole}»? (${count})`,
  propertyOf: (row, column) =>
    column.endsWith("?") ? `${row}: ${column}` : `Che cosa corrisponde a «${row}» in «${column}»?`,
  whichHas: (column, value) =>
    `A quale di questi elementi corrisponde, in «${column}», «${value}»?`,
  nextStep: (step, process) => `In «${process}», quale passo viene subito dopo «${step}»?`,
  stepsOf: (process) => `Quali sono i passi di «${process}», in ordine?`,
  difference: (one, other) => `Che cosa distingue «${one}» da «${other}»?`,
  formulaFor: (quantity) => `Quale formula vale per «${quantity}»?`,
  inContext: (context, question) => `${context}: ${question}`,
  onPage: (page) => `A pagina ${page}:`,
  underHeading: (heading) => `Sotto il titolo «${heading}»:`,
  inText: "Il testo dice:",
};

const SIGNS: PredicateSigns = {
  plural: /^(?:(?:non|si|già|anche|mai|sempre) )*\p{L}+no(?!\p{L})/u,
  inflected:
    /^(?:\p{L}+ ){0,2}(?:è|era|fu|essere|stat[oa]|viene|venne|resta|rimane|diventa|sembra|risulta|appare)(?!\p{L})/u,
};

function ask(predicate: string, { kind }: AnswerType): string | null {
  if (!startsWithVerb(predicate, verbs)) return null;
  if (takesPronoun(predicate, SIGNS))
    return kind === "person" ? `Chi ${predicate}?` : `Che cosa ${predicate}?`;
  return `A ${kind === "person" ? "chi" : "che cosa"} corrisponde questa descrizione? «${predicate}»`;
}
