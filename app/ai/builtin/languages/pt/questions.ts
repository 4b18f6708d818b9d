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
  quoteMarks: ["“", "”"],
  innerQuoteMarks: ["‘", "’"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `Quem é descrito aqui? “${definition}”`
      : `Que termo é descrito aqui? “${definition}”`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `Quem foi ${term}?` : `O que se entende por “${term}”?`,
  translation: (word) => `Qual é a tradução de “${word}”?`,
  whichDoes: ask,
  whatDoes: ask,
  completeStatement: (subject) => `Qual afirmação sobre “${subject}” está correta?`,
  saidAbout: (label) => `Como se descreve “${label}”?`,
  numberOf: (predicate) => (SIGNS.plural.test(predicate) ? "plural" : "singular"),
  who: (predicate) => {
    if (!startsWithVerb(predicate, verbs)) return null;
    return SIGNS.plural.test(predicate) ? `Que pessoas ${predicate}?` : `Quem ${predicate}?`;
  },
  when: (event) =>
    fitsInQuestion(event) ? `Quando ${event}?` : `Quando aconteceu isto? “${event}”`,
  why: (effect) => (fitsInQuestion(effect) ? `Por que ${effect}?` : `Por que é assim? “${effect}”`),
  whatFor: (deed) =>
    fitsInQuestion(deed) ? `Para que ${deed}?` : `Para que serve isto? “${deed}”`,
  whatFollows: (cause) => `Qual é a consequência disto? “${cause}”`,
  whichBelongs: (whole, about) =>
    `${about ? `${about}: ` : ""}Qual destas opções pertence a “${whole}”?`,
  membersOf: (whole, count, about) =>
    `${about ? `${about}: ` : ""}O que pertence a “${whole}”? (${count})`,
  propertyOf: (row, column) =>
    column.endsWith("?") ? `${row}: ${column}` : `O que corresponde a “${row}” em “${column}”?`,
  whichHas: (column, value) => `A qual destas opções corresponde, em “${column}”, “${value}”?`,
  nextStep: (step, process) => `Em “${process}”, que passo vem logo depois de “${step}”?`,
  stepsOf: (process) => `Quais são os passos de “${process}”, por ordem?`,
  difference: (one, other) => `O que distingue “${one}” de “${other}”?`,
  formulaFor: (quantity) => `Que fórmula corresponde a “${quantity}”?`,
  inContext: (context, question) => `${context}: ${question}`,
  onPage: (page) => `Na página ${page}:`,
  underHeading: (heading) => `Sob o título “${heading}”:`,
  inText: "O texto diz:",
};

const SIGNS: PredicateSigns = {
  plural:
    /^(?:(?:não|se|já|também|nunca|sempre) )*(?!(?:tem|vem|\p{L}+ém)(?!\p{L}))(?:\p{L}+m|são|estão|vão|dão)(?!\p{L})/u,
  inflected:
    /^(?:\p{L}+ ){0,2}(?:é|era|foi|está|estava|ser|estar|sido|fica|permanece|resulta|parece|torna|mantém|encontra)(?!\p{L})/u,
};

function ask(predicate: string, { kind }: AnswerType): string | null {
  if (!startsWithVerb(predicate, verbs)) return null;
  if (takesPronoun(predicate, SIGNS))
    return kind === "person" ? `Quem ${predicate}?` : `O que ${predicate}?`;
  return `A ${kind === "person" ? "quem" : "que"} corresponde esta descrição? “${predicate}”`;
}
