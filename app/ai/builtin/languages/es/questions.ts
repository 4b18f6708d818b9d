import type { QuestionPhrases } from "../language-pack";
import {
  createVerbQuestions,
  headNounOf,
  isPluralSubject,
  passiveFirst,
  uncapitalize,
  verbFirst,
  withSmallArticle,
} from "../within-question";
import { verbs } from "./verbs";

const predicatePatterns = {
  plural: /^(?:(?:no|se|ya|también|nunca|siempre) )*\p{L}+n(?!\p{L})/u,
  inflected:
    /^(?:\p{L}+ ){0,2}(?:es|era|fue|está|estaba|ser|estar|sido|estado|queda|permanece|resulta|parece|vuelve|mantiene|encuentra|recibe)(?!\p{L})/u,
};

const verbQuestions = createVerbQuestions(verbs, predicatePatterns, {
  who: "¿Quién",
  whoPlural: "¿Quiénes",
  what: "¿Qué",
  end: "?",
});
const { who: whoDid } = verbQuestions;

export const questions: QuestionPhrases = {
  ...verbQuestions,
  who: (predicate) => whoDid(predicate) ?? askBy(predicate),
  whichMember: (subject, predicate) => {
    const noun = headNounOf(subject, predicate);
    return noun && `¿Qué ${noun} ${predicate}?`;
  },
  quoteMarks: ["«", "»"],
  innerQuoteMarks: ["“", "”"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `¿A quién se describe aquí? «${definition}»`
      : `¿Qué término se describe aquí? «${definition}»`,
  definitionForTerm: (term, { kind }, clause) => {
    if (kind === "person") return `¿Quién fue ${term}?`;
    if (clause === null) return `¿Qué se entiende por «${term}»?`;
    if (LAW_NOUN.test(term)) return `¿Qué dice «${term}»?`;
    return PARTICIPLE.test(clause)
      ? `¿Qué caracteriza a «${term}»?`
      : `¿En qué consiste «${term}»?`;
  },
  traitOf: (subject, predicate) => {
    const copula = COPULA.exec(predicate)?.[1];
    if (!copula) return `¿Qué caracteriza a «${subject}»?`;
    return `¿Qué ${/n$/u.test(copula) ? "son" : "es"} «${subject}»?`;
  },
  translation: (word) => `¿Cuál es la traducción de «${word}»?`,
  when: (event) => `${event}: ¿cuándo fue?`,
  why: (effect) => `¿Por qué ${withSmallArticle(verbFirst(effect, verbs) ?? effect)}?`,
  whatFor: (deed) => {
    const question = verbFirst(deed, verbs);
    return question && `¿Para qué ${question}?`;
  },
  whatFollows: (cause, type) =>
    type.kind === "clause"
      ? `¿Qué consecuencia tiene el hecho de que ${cause}?`
      : `¿Qué consecuencia ${isPluralSubject(cause, type) ? "tienen" : "tiene"} ${cause}?`,
  whichBelongs: (whole, about, { isPlural }) =>
    about && isPlural
      ? `${about}: ¿cuál de estas opciones está entre sus ${uncapitalize(whole)}?`
      : `¿Cuál de estas opciones forma parte de «${whole}»?`,
  membersOf: (whole, count, about, { isPlural }) =>
    about && isPlural
      ? `${about}: ¿cuáles son sus ${uncapitalize(whole)}? (${count})`
      : `¿Qué incluye «${whole}»? (${count})`,
  propertyOf: (row, column) => {
    if (/^ejemplos?$/iu.test(column)) return `¿Cuál es un ejemplo de «${row}»?`;
    if (!NOUN.test(column)) return null;
    const isPlural = /^\p{L}+[aeo]s(?!\p{L})/u.test(column);
    return `${isPlural ? "¿Cuáles son sus" : "¿Cuál es su"} ${uncapitalize(column)}?`;
  },
  whichHas: null,
  nextStep: (step, process) => `En «${process}», ¿qué paso sigue directamente a «${step}»?`,
  stepsOf: (process) => `¿Cuáles son los pasos de «${process}», en orden?`,
  difference: (one, other) => `¿Qué distingue «${one}» de «${other}»?`,
  formulaFor: (quantity) => `¿Qué fórmula corresponde a «${quantity}»?`,
  topicSeparator: ": ",
  onPage: (page) => `En la página ${page}:`,
  underHeading: (heading) => `Bajo el título «${heading}»:`,
  inText: "El texto dice:",
};

/**
 * The passive question: "La penicilina fue descubierta" → "¿Por quién fue descubierta la
 * penicilina?"
 */
function askBy(deed: string): string | null {
  const question = passiveFirst(deed, /(?:fue|fueron|ha sido|han sido) \p{Ll}+/u);
  return question && `¿Por quién ${question}?`;
}

/** Nouns of statements (laws, theories), as opposed to names. */
const LAW_NOUN =
  /^(?:ley|leyes|principio|teoría|teorema|regla|hipótesis|postulado|tesis)(?!\p{L})/iu;
/** A participle phrase: "Basado en los decretos". */
const PARTICIPLE = /^\p{L}{2,}(?:ad|id)[oa]s? /iu;
/** A copula before a noun phrase: "es el conjunto de …". */
const COPULA =
  /^(es|son|era|eran|fue|fueron) (?:una?|unos|unas|el|la|los|las|aquel\p{L}*|tod[oa]s?) /iu;

/** A noun phrase of up to four words. */
const NOUN =
  /^(?!(?:antes|después|hoy|para|por|en|con|sin|si|se|es|qué|que|cómo|cuándo|dónde|cuál)(?!\p{L}))\p{L}+(?: \p{L}+){0,3}$/iu;
