import type { QuestionPhrases } from "../language-pack";
import {
  askForNoun,
  createVerbQuestions,
  headNounOf,
  isPluralSubject,
  type NounQuestions,
  passiveFirst,
  uncapitalize,
  verbFirst,
  withSmallArticle,
} from "../within-question";
import { verbs } from "./verbs";

const predicatePatterns = {
  plural: /^(?:(?:non|si|già|anche|mai|sempre) )*\p{L}+no(?!\p{L})/u,
  inflected:
    /^(?:\p{L}+ ){0,2}(?:è|era|fu|essere|stat[oa]|viene|venne|resta|rimane|diventa|sembra|risulta|appare)(?!\p{L})/u,
};

const verbQuestions = createVerbQuestions(verbs, predicatePatterns, {
  who: "Chi",
  whoPlural: "Quali persone",
  what: "Che cosa",
  end: "?",
});
const { who: whoDid } = verbQuestions;

export const questions: QuestionPhrases = {
  ...verbQuestions,
  who: (predicate) => whoDid(predicate) ?? askBy(predicate),
  whichMember: (subject, predicate) => {
    const noun = headNounOf(subject, predicate);
    return (
      noun &&
      `${predicatePatterns.plural.test(predicate) ? "Quali" : "Quale"} ${noun} ${predicate}?`
    );
  },
  quoteMarks: ["«", "»"],
  innerQuoteMarks: ["“", "”"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `Chi è descritto qui? «${definition}»`
      : `Quale termine è descritto qui? «${definition}»`,
  definitionForTerm: (term, { kind }, clause) => {
    if (kind === "person") return `Chi era ${term}?`;
    if (clause === null) return `Che cosa si intende per «${term}»?`;
    if (LAW_NOUN.test(term)) return `Che cosa dice «${term}»?`;
    return PARTICIPLE.test(clause)
      ? `Che cosa caratterizza «${term}»?`
      : `In che cosa consiste «${term}»?`;
  },
  traitOf: (subject, predicate) => {
    const copula = COPULA.exec(predicate)?.[1];
    if (!copula) return `Che cosa caratterizza «${subject}»?`;
    return /no$/u.test(copula) ? `Che cosa sono «${subject}»?` : `Che cos’è «${subject}»?`;
  },
  translation: (word) => `Qual è la traduzione di «${word}»?`,
  when: (event) => `${event}: quando è stato?`,
  why: (effect) => `Perché ${withSmallArticle(effect)}?`,
  whatFor: (deed) => `A quale scopo ${verbFirst(deed, verbs) ?? deed}?`,
  whatFollows: (cause, type) =>
    type.kind === "clause"
      ? `Qual è la conseguenza del fatto che ${cause}?`
      : `A che cosa ${isPluralSubject(cause, type) ? "portano" : "porta"} ${uncapitalize(cause)}?`,
  whichBelongs: (whole, _, type) => {
    const those = type.isPlural ? askForNoun(whole, WHOLES) : null;
    const group = those ? `rientra tra ${those}` : `fa parte di «${whole}»`;
    return `Quale di questi elementi ${group}?`;
  },
  membersOf: (whole, count, _, type) => {
    const those = type.isPlural ? askForNoun(whole, WHOLES) : null;
    return `${those ? `Quali sono ${those}` : `Che cosa comprende «${whole}»`}? (${count})`;
  },
  propertyOf: (row, column) => {
    if (/^esemp[io]o?$/iu.test(column)) return `Qual è un esempio di «${row}»?`;
    const question = askForNoun(column, NOUNS);
    return question && `${question}?`;
  },
  whichHas: null,
  nextStep: (step, process) => `In «${process}», quale passo viene subito dopo «${step}»?`,
  stepsOf: (process) => `Quali sono i passi di «${process}», in ordine?`,
  difference: (one, other) => `Che cosa distingue «${one}» da «${other}»?`,
  formulaFor: (quantity) => `Quale formula vale per «${quantity}»?`,
  topicSeparator: ": ",
  onPage: (page) => `A pagina ${page}:`,
  underHeading: (heading) => `Sotto il titolo «${heading}»:`,
  inText: "Il testo dice:",
};

const WHOLES: NounQuestions = [
  [/^\p{L}+(?:[zs]ioni|tà|[eia]si|che|ghe|ie|ure|use|rme|[lnt]{2}e)(?!\p{L})/iu, "le"],
  [/^(?:[aeiou]|s[^aeiou]|z|gn|ps)\p{L}*i(?!\p{L})/iu, "gli"],
  [/^\p{L}+i(?!\p{L})/iu, "i"],
];

/** The passive question: "La penicillina fu scoperta" → "Da chi fu scoperta la penicillina?" */
function askBy(deed: string): string | null {
  const question = passiveFirst(
    deed,
    /(?:fu|furono|è stat[oa]|sono stat[ei]|venne|vennero) \p{Ll}+/u,
  );
  return question && `Da chi ${question}?`;
}

/** Nouns of statements (laws, theories), as opposed to names. */
const LAW_NOUN =
  /^(?:legge|leggi|principio|teoria|teorema|regola|ipotesi|postulato|tesi)(?!\p{L})/iu;
/** A participle phrase: "Basato sui decreti". */
const PARTICIPLE = /^\p{L}{2,}(?:at|it|ut)[oaie] (?:da\p{L}*|su\p{L}*|in|ne\p{L}+|per|con) /iu;
/** A copula before a noun phrase: "è l’insieme di …". */
const COPULA =
  /^(è|sono|era|erano|fu|furono) (?:(?:un|uno|una|il|lo|la|i|gli|le|quell\p{L}*|ogni) |(?:un|l)[’'])/iu;

const NOUNS: NounQuestions = [
  [/^\p{L}*(?:[lt]ema|clima|amma|oma)(?!\p{L})/iu, "Qual è il suo"],
  [/^\p{L}+(?:[zs]ione|tà|a)(?!\p{L})/iu, "Qual è la sua"],
  [/^\p{L}+(?:o|ore|ale)(?!\p{L})/iu, "Qual è il suo"],
  [/^\p{L}+(?:[zs]ioni|[cghtms]e)(?!\p{L})/iu, "Quali sono le sue"],
  [/^\p{L}+i(?!\p{L})/iu, "Quali sono i suoi"],
];
