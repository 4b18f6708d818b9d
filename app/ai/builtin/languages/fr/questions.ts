import type { QuestionPhrases } from "../language-pack";
import {
  askForNoun,
  createVerbQuestions,
  headNounOf,
  isPluralSubject,
  type NounQuestions,
  uncapitalize,
  withSmallArticle,
} from "../within-question";
import { verbs } from "./verbs";

const predicatePatterns = {
  plural:
    /^(?:(?:ne|se|y|en) |[ns][’'])*(?:(?!\p{L}*(?:ient|[ms]ent)(?!\p{L}))\p{L}{2,}ent|ont|font|vont|sont|\p{L}+èrent)(?!\p{L})/u,
  inflected:
    /^(?:(?:ne|se) |[ns][’'])?(?:\p{L}+ ){0,2}(?:est|était|fut|être|été|reste|demeure|devient|semble|paraît|apparaît)(?!\p{L})/u,
};

const verbQuestions = createVerbQuestions(verbs, predicatePatterns, {
  who: "Qui",
  whoPlural: "Quelles personnes",
  what: "Qu’est-ce qui",
  end: "\u00a0?",
});
const { who: whoDid } = verbQuestions;

export const questions: QuestionPhrases = {
  ...verbQuestions,
  who: (predicate) =>
    whoDid(predicate) ?? (PASSIVE.test(predicate) ? `Par qui ${isItThat(predicate)}\u00a0?` : null),
  whichMember: (subject, predicate) => {
    const noun = predicatePatterns.plural.test(predicate) ? headNounOf(subject, predicate) : null;
    if (noun === null) return null;
    if (/(?:ions|tés|ures|[ea]nces|ies|ées|elles|ettes|ules|euses|ines)$/u.test(noun))
      return `Quelles ${noun} ${predicate}\u00a0?`;
    const isMasculine = /(?:ments|ages|aux|eurs|ismes|oirs|ets|ytes|ons|ats|és)$/u.test(noun);
    return isMasculine ? `Quels ${noun} ${predicate}\u00a0?` : null;
  },
  quoteMarks: ["«\u00a0", "\u00a0»"],
  innerQuoteMarks: ["“", "”"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `Qui est décrit ici\u00a0? «\u00a0${definition}\u00a0»`
      : `Quel terme est décrit ici\u00a0? «\u00a0${definition}\u00a0»`,
  definitionForTerm: (term, { kind }, clause) => {
    if (kind === "person") return `Qui était ${term}\u00a0?`;
    if (clause === null || COPULA.test(clause))
      return `Qu’entend-on par «\u00a0${term}\u00a0»\u00a0?`;
    if (LAW_NOUN.test(term)) return `Que dit «\u00a0${term}\u00a0»\u00a0?`;
    return PARTICIPLE.test(clause)
      ? `Qu’est-ce qui caractérise «\u00a0${term}\u00a0»\u00a0?`
      : `En quoi consiste «\u00a0${term}\u00a0»\u00a0?`;
  },
  traitOf: (subject, predicate) =>
    COPULA.test(predicate)
      ? `Qu’entend-on par «\u00a0${subject}\u00a0»\u00a0?`
      : `Qu’est-ce qui caractérise «\u00a0${subject}\u00a0»\u00a0?`,
  translation: (word) => `Quelle est la traduction de «\u00a0${word}\u00a0»\u00a0?`,
  when: (event, { kind }) =>
    kind === "clause" ? `Quand ${isItThat(event)}\u00a0?` : `${event}\u00a0: quand était-ce\u00a0?`,
  why: (effect) => `Pourquoi ${isItThat(effect)}\u00a0?`,
  whatFor: (deed) => `Dans quel but ${isItThat(deed)}\u00a0?`,
  whatFollows: (cause, type) =>
    type.kind === "clause"
      ? `Quelle est la conséquence du fait ${that(cause)}\u00a0?`
      : `À quoi ${isPluralSubject(cause, type) ? "mènent" : "mène"} ${uncapitalize(cause)}\u00a0?`,
  whichBelongs: (whole, _, { isPlural }) =>
    isPlural
      ? `Lequel de ces éléments compte parmi les ${uncapitalize(whole)}\u00a0?`
      : `Lequel de ces éléments fait partie de «\u00a0${whole}\u00a0»\u00a0?`,
  membersOf: (whole, count, _, { isPlural }) =>
    isPlural
      ? `Citez les ${uncapitalize(whole)}. (${count})`
      : `Que comprend «\u00a0${whole}\u00a0»\u00a0? (${count})`,
  propertyOf: (row, column) => {
    if (/^exemples?$/iu.test(column)) return `Quel est un exemple de «\u00a0${row}\u00a0»\u00a0?`;
    const question = askForNoun(column, NOUNS);
    return question && `${question.replace(/\bsa (?=[aeiouyéèêâîôûh])/iu, "son ")}\u00a0?`;
  },
  whichHas: null,
  nextStep: (step, process) =>
    `Dans «\u00a0${process}\u00a0», quelle étape suit directement «\u00a0${step}\u00a0»\u00a0?`,
  stepsOf: (process) => `Quelles sont les étapes de «\u00a0${process}\u00a0», dans l’ordre\u00a0?`,
  difference: (one, other) =>
    `Qu’est-ce qui distingue «\u00a0${one}\u00a0» de «\u00a0${other}\u00a0»\u00a0?`,
  formulaFor: (quantity) => `Quelle formule correspond à «\u00a0${quantity}\u00a0»\u00a0?`,
  topicSeparator: "\u00a0: ",
  onPage: (page) => `À la page ${page}\u00a0:`,
  underHeading: (heading) => `Sous le titre «\u00a0${heading}\u00a0»\u00a0:`,
  inText: "Le texte dit\u00a0:",
};

/** A passive sentence with its agent: "La pénicilline fut découverte par …". */
const PASSIVE =
  /(?:fut|furent|a été|ont été|est|sont) \p{Ll}+(?:é|i|u|t|s)e?s?(?: en [12]\d{3})?$/u;

/** Nouns of statements (laws, theories), as opposed to names. */
const LAW_NOUN =
  /^(?:(?:la|le|les) |l[’'])?(?:lois?|principes?|théorie|théorème|règles?|hypothèse|postulat|thèse)(?!\p{L})/iu;
/** A participle phrase: "Fondé sur les décrets". */
const PARTICIPLE = /^\p{L}{2,}(?:ée?s?|i[es]?|us?|ue) (?:par|sur|de|en|à|dans) /iu;
/** A copula before a noun phrase: "C’est l’apparition de …", "est le montant …". */
const COPULA =
  /^(?:c[’']est|ce sont|est|sont|était|étaient|fut|furent) (?:(?:une?|des|les?|la|celle?|celui|ceux|tout) |l[’'])/iu;

const NOUNS: NounQuestions = [
  [
    /^\p{L}+(?:[ts]ions|tés|ures|[ea]nces|ies|uses|ises|ées|elles|ettes|ues)(?!\p{L})/iu,
    "Quelles sont ses",
  ],
  [/^\p{L}+(?:aux|eaux|ages|ments|ismes|oirs|tères|ômes|emples|ets)(?!\p{L})/iu, "Quels sont ses"],
  [
    /^\p{L}+(?:[ts]ion|té|ure|[ea]nce|ie|use|ise|ée|elle|ette|ude|ade|tale|leur|igne)(?!\p{L})/iu,
    "Quelle est sa",
  ],
  [
    /^\p{L}+(?:eau|age|ment|isme|oir|ôle|tère|emple|mbole|et|om|urs|at|ieu|if|ut|teur)(?!\p{L})/iu,
    "Quel est son",
  ],
];

function isItThat(clause: string): string {
  return `est-ce ${that(clause)}`;
}

function that(clause: string): string {
  const within = withSmallArticle(clause);
  return /^[aeiouyàâéèêëîïôœùû]/iu.test(within) ? `qu’${within}` : `que ${within}`;
}
