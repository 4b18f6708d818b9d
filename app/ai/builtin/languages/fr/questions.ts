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
  quoteMarks: ["« ", " »"],
  innerQuoteMarks: ["“", "”"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `Qui est décrit ici ? « ${definition} »`
      : `Quel terme est décrit ici ? « ${definition} »`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `Qui était ${term} ?` : `Qu’entend-on par « ${term} » ?`,
  translation: (word) => `Quelle est la traduction de « ${word} » ?`,
  whichDoes: ask,
  whatDoes: ask,
  completeStatement: (subject) => `Quelle affirmation sur « ${subject} » est exacte ?`,
  saidAbout: (label) => `Comment décrit-on « ${label} » ?`,
  numberOf: (predicate) => (SIGNS.plural.test(predicate) ? "plural" : "singular"),
  who: (predicate) => {
    if (!startsWithVerb(predicate, verbs)) return null;
    return SIGNS.plural.test(predicate) ? `Quelles personnes ${predicate} ?` : `Qui ${predicate} ?`;
  },
  when: (event) =>
    fitsInQuestion(event)
      ? `Quand ${isItThat(event)} ?`
      : `Quand cela s’est-il passé ? « ${event} »`,
  why: (effect) =>
    fitsInQuestion(effect)
      ? `Pourquoi ${isItThat(effect)} ?`
      : `Pourquoi en est-il ainsi ? « ${effect} »`,
  whatFor: (deed) =>
    fitsInQuestion(deed)
      ? `Dans quel but ${isItThat(deed)} ?`
      : `À quoi cela sert-il ? « ${deed} »`,
  whatFollows: (cause) => `Quelle en est la conséquence ? « ${cause} »`,
  whichBelongs: (whole, about) =>
    `${about ? `${about} : ` : ""}Lequel de ces éléments appartient à « ${whole} » ?`,
  membersOf: (whole, count, about) =>
    `${about ? `${about} : ` : ""}Qu’est-ce qui appartient à « ${whole} » ? (${count})`,
  propertyOf: (row, column) =>
    column.endsWith("?")
      ? `${row} : ${column}`
      : `Qu’est-ce qui correspond à « ${row} » dans « ${column} » ?`,
  whichHas: (column, value) =>
    `Auquel de ces éléments correspond, dans « ${column} », « ${value} » ?`,
  nextStep: (step, process) => `Dans « ${process} », quelle étape suit directement « ${step} » ?`,
  stepsOf: (process) => `Quelles sont les étapes de « ${process} », dans l’ordre ?`,
  difference: (one, other) => `Qu’est-ce qui distingue « ${one} » de « ${other} » ?`,
  formulaFor: (quantity) => `Quelle formule correspond à « ${quantity} » ?`,
  inContext: (context, question) => `${context} : ${question}`,
  onPage: (page) => `À la page ${page} :`,
  underHeading: (heading) => `Sous le titre « ${heading} » :`,
  inText: "Le texte dit :",
};

const SIGNS: PredicateSigns = {
  plural:
    /^(?:(?:ne|se|y|en) |[ns][’'])*(?:(?!\p{L}*(?:ient|[ms]ent)(?!\p{L}))\p{L}{2,}ent|ont|font|vont|sont|\p{L}+èrent)(?!\p{L})/u,
  inflected:
    /^(?:(?:ne|se) |[ns][’'])?(?:\p{L}+ ){0,2}(?:est|était|fut|être|été|reste|demeure|devient|semble|paraît|apparaît)(?!\p{L})/u,
};

function ask(predicate: string, { kind }: AnswerType): string | null {
  if (!startsWithVerb(predicate, verbs)) return null;
  if (takesPronoun(predicate, SIGNS))
    return kind === "person" ? `Qui ${predicate} ?` : `Qu’est-ce qui ${predicate} ?`;
  return `À ${kind === "person" ? "qui" : "quoi"} correspond cette description ? « ${predicate} »`;
}

function isItThat(clause: string): string {
  return /^[aeiouyàâéèêëîïôœùû]/iu.test(clause) ? `est-ce qu’${clause}` : `est-ce que ${clause}`;
}
