import type { QuestionPhrases } from "../language-pack";
import {
  askForNoun,
  createVerbQuestions,
  headNounOf,
  isPluralSubject,
  type NounQuestions,
  passiveFirst,
  uncapitalize,
  withSmallArticle,
} from "../within-question";
import { verbs } from "./verbs";

const predicatePatterns = {
  plural:
    /^(?:(?:não|se|já|também|nunca|sempre) )*(?!(?:tem|vem|\p{L}+ém)(?!\p{L}))(?:\p{L}+m|são|estão|vão|dão)(?!\p{L})/u,
  inflected:
    /^(?:\p{L}+ ){0,2}(?:é|era|foi|está|estava|ser|estar|sido|fica|permanece|resulta|parece|torna|mantém|encontra)(?!\p{L})/u,
};

const verbQuestions = createVerbQuestions(verbs, predicatePatterns, {
  who: "Quem",
  whoPlural: "Que pessoas",
  what: "O que",
  end: "?",
});
const { who: whoDid } = verbQuestions;

export const questions: QuestionPhrases = {
  ...verbQuestions,
  who: (predicate) => whoDid(predicate) ?? askBy(predicate),
  whichMember: (subject, predicate) => {
    const noun = headNounOf(subject, predicate);
    return noun && `Que ${noun} ${predicate}?`;
  },
  quoteMarks: ["“", "”"],
  innerQuoteMarks: ["‘", "’"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `Quem é descrito aqui? “${definition}”`
      : `Que termo é descrito aqui? “${definition}”`,
  definitionForTerm: (term, { kind }, clause) => {
    if (kind === "person") return `Quem foi ${term}?`;
    if (clause === null) return `O que se entende por “${term}”?`;
    if (LAW_NOUN.test(term)) return `O que diz “${term}”?`;
    return PARTICIPLE.test(clause) ? `O que caracteriza “${term}”?` : `Em que consiste “${term}”?`;
  },
  traitOf: (subject, predicate) => {
    const copula = COPULA.exec(predicate)?.[1];
    if (!copula) return `O que caracteriza “${subject}”?`;
    return `O que ${/(?:m|ão)$/u.test(copula) ? "são" : "é"} “${subject}”?`;
  },
  translation: (word) => `Qual é a tradução de “${word}”?`,
  when: (event, { kind }) =>
    kind === "clause" ? `Quando ${withSmallArticle(event)}?` : `${event}: quando foi?`,
  why: (effect) => `Por que ${withSmallArticle(effect)}?`,
  whatFor: (deed) => `Para que ${withSmallArticle(deed)}?`,
  whatFollows: (cause, type) =>
    type.kind === "clause"
      ? `Qual é a consequência de que ${cause}?`
      : `Que consequência ${isPluralSubject(cause, type) ? "têm" : "tem"} ${uncapitalize(cause)}?`,
  whichBelongs: (whole, _, type) => {
    const those = type.isPlural ? askForNoun(whole, WHOLES) : null;
    const group = those ? `está entre ${those}` : `faz parte de “${whole}”`;
    return `Qual destas opções ${group}?`;
  },
  membersOf: (whole, count, _, type) => {
    const those = type.isPlural ? askForNoun(whole, WHOLES) : null;
    return `${those ? `Quais são ${those}` : `O que inclui “${whole}”`}? (${count})`;
  },
  propertyOf: (row, column) => {
    if (/^exemplos?$/iu.test(column)) return `Qual é um exemplo de “${row}”?`;
    const question = askForNoun(column, NOUNS);
    return question && `${question}?`;
  },
  whichHas: null,
  nextStep: (step, process) => `Em “${process}”, que passo vem logo depois de “${step}”?`,
  stepsOf: (process) => `Quais são os passos de “${process}”, por ordem?`,
  difference: (one, other) => `O que distingue “${one}” de “${other}”?`,
  formulaFor: (quantity) => `Que fórmula corresponde a “${quantity}”?`,
  topicSeparator: ": ",
  onPage: (page) => `Na página ${page}:`,
  underHeading: (heading) => `Sob o título “${heading}”:`,
  inText: "O texto diz:",
};

const WHOLES: NounQuestions = [
  [/^\p{L}+(?:[çs]ões|dades|as|gens|ências)(?!\p{L})/iu, "as"],
  [/^\p{L}+(?:os|ores|is|ns)(?!\p{L})/iu, "os"],
];

/** The passive question: "A penicilina foi descoberta" → "Por quem foi descoberta a penicilina?" */
function askBy(deed: string): string | null {
  const question = passiveFirst(deed, /(?:foi|foram) \p{Ll}+/u);
  return question && `Por quem ${question}?`;
}

/** Nouns of statements (laws, theories), as opposed to names. */
const LAW_NOUN = /^(?:lei|leis|princípio|teoria|teorema|regra|hipótese|postulado|tese)(?!\p{L})/iu;
/** A participle phrase: "Baseado nos decretos". */
const PARTICIPLE = /^\p{L}{2,}(?:ad|íd|id)[oa]s? /iu;
/** A copula before a noun phrase: "É a pontinha da pirâmide". */
const COPULA = /^(é|são|era|eram|foi|foram) (?:uma?|uns|umas|o|a|os|as|aquel\p{L}+|tod[oa]s?) /iu;

const NOUNS: NounQuestions = [
  [/^clima(?!\p{L})/iu, "Qual é o seu"],
  [/^\p{L}+(?:[lt]ema|ograma|[oe]ma)(?!\p{L})/iu, "Qual é o seu"],
  [/^\p{L}+(?:ção|são|dade|gem|a)(?!\p{L})/iu, "Qual é a sua"],
  [/^\p{L}+(?:o|or|al|el|ume|ome)(?!\p{L})/iu, "Qual é o seu"],
  [/^\p{L}+(?:[çs]ões|dades|as|gens)(?!\p{L})/iu, "Quais são as suas"],
  [/^\p{L}+(?:os|ores|is)(?!\p{L})/iu, "Quais são os seus"],
];
