import type { AnswerType } from "../../facts/fact";
import type { QuestionPhrases } from "../language-pack";
import { fitsInQuestion } from "../within-question";
import { invertSubjectAndVerb, numberOf } from "./form-question";

export const questions: QuestionPhrases = {
  quoteMarks: ["„", "“"],
  innerQuoteMarks: ["‚", "‘"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `Wer wird hier beschrieben? „${definition}“`
      : `Welcher Begriff wird hier beschrieben? „${definition}“`,
  definitionForTerm: (term, { kind }, clause) => {
    if (kind === "person") return `Wer war ${term}?`;
    return clause !== null && LAW_NOUN.test(term)
      ? `Was besagt „${term}“?`
      : `Was versteht man unter „${term}“?`;
  },
  traitOf: (subject, predicate) => {
    if (LAW_NOUN.test(subject)) return `Was besagt „${subject}“?`;
    const copula = COPULA.exec(predicate)?.[1];
    if (!copula) return `Was kennzeichnet „${subject}“?`;
    return `Was ${/n/u.test(copula) ? "sind" : "ist"} „${subject}“?`;
  },
  translation: (word) => `Wie lautet die Übersetzung von „${word}“?`,
  whichDoes: (predicate, type) => ask(predicate, type, "Was davon"),
  whatDoes: (predicate, type) => ask(predicate, type, "Was"),
  whichMember: (subject, predicate) => {
    // The question for one thing depends on the noun's gender.
    const [, noun] = /^\p{Ll}\S* (?:\p{Ll}\S* )?(\p{Lu}[\p{L}-]+)$/u.exec(subject) ?? [];
    const isOfMany = numberOf(predicate) === "plural" && fitsInQuestion(predicate);
    return noun && isOfMany ? `Welche ${noun} ${predicate}?` : null;
  },
  numberOf,
  who: (predicate) => {
    const number = numberOf(predicate);
    if (number === null) return null;
    return number === "plural" ? `Welche Personen ${predicate}?` : `Wer ${predicate}?`;
  },
  when: (event) => {
    const question = invertSubjectAndVerb(event);
    return question ? `Wann ${question}?` : `${event}: Wann war das?`;
  },
  why: (effect) => before("Warum", invertSubjectAndVerb(effect)),
  whatFor: (deed) => before("Wozu", invertSubjectAndVerb(deed)),
  whatFollows: (cause, { kind }) => (kind === "clause" ? null : `${cause}: Was ist die Folge?`),
  whichBelongs: (whole, _, { isPlural }) =>
    isPlural && ONE_NOUN.test(whole)
      ? `Was davon gehört zu den ${dative(whole)}?`
      : `Was davon gehört zu „${whole}“?`,
  membersOf: (whole, count, _, { isPlural }) =>
    isPlural && ONE_NOUN.test(whole)
      ? `Welche ${whole} gibt es? (${count})`
      : `Was gehört zu „${whole}“? (${count})`,
  propertyOf: (row, column) => {
    if (/^Beispiele?$/u.test(column)) return `Was ist ein Beispiel für „${row}“?`;
    const noun = /^(?:\p{L}+-)?\p{Lu}[\p{L}-]+/u.exec(column)?.[0];
    if (noun === undefined || !ONE_NOUN.test(column)) return null;
    const article = ARTICLES.find(([ending]) => ending.test(noun))?.[1];
    return article === undefined ? null : `Was ${article} ${column}?`;
  },
  whichHas: null,
  nextStep: (step, process) => `Welcher Schritt folgt bei „${process}“ direkt auf „${step}“?`,
  stepsOf: (process) => `Was sind die Schritte bei „${process}“, der Reihe nach?`,
  difference: (one, other) => `Was unterscheidet „${one}“ von „${other}“?`,
  formulaFor: (quantity) => `Welche Formel gilt für „${quantity}“?`,
  topicSeparator: ": ",
  onPage: (page) => `Auf Seite ${page}:`,
  underHeading: (heading) => `Unter der Überschrift „${heading}“:`,
  inText: "Im Text steht:",
};

/** Nouns of statements (laws, theories), as opposed to names. */
const LAW_NOUN =
  /(?:^|\s)(?:\p{L}+(?:gesetz|prinzip|theorie|regel|satz)|(?:Gesetz|Prinzip|Theorie|Regel|Satz|These|Hypothese)(?:e[sn]?)?)(?!\p{L})/u;
/** A copula before a noun phrase: "ist die Menge, die …". */
const COPULA =
  /^(ist|sind|war|waren) (?:ein|eine|der|die|das|derjenige|diejenigen?|dasjenige|alle|alles) /u;

/** A noun without adjectives: "Arten von Gütern", "Partizip II". */
const ONE_NOUN =
  /^\p{Lu}[\p{L}-]+(?: (?:I{1,3}|von|vom|der|des|für|in|im|bei|beim|gegen|nach|mit) ?.*)?$/u;

/** Articles by the noun's ending. */
const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [/wort$/iu, "ist das"],
  [/(?:ungen|heiten|keiten|ionen|sachen|folgen|symptome|merkmale|teile)$/iu, "sind die"],
  [
    /(?:ung|heit|keit|schaft|tät|ion|ik|enz|anz|ie|sache|folge|größe|art|dauer|formel)$/iu,
    "ist die",
  ],
  [
    /(?:ismus|wert|punkt|raum|stoff|ort|typ|grad|preis|name|zweck|teil|singular|plural)$/iu,
    "ist der",
  ],
  [
    /(?:um|ment|zeichen|mittel|beispiel|ziel|merkmal|symbol|jahr|perfekt|präteritum|partizip)$/iu,
    "ist das",
  ],
];

/** The dative plural: "Symptome der Grippe" → "Symptomen der Grippe". */
function dative(plural: string): string {
  return plural.replace(/^[\p{L}-]+/u, (noun) => (/[ns]$/u.test(noun) ? noun : `${noun}n`));
}

function before(word: string, question: string | null): string | null {
  return question && `${word} ${question}?`;
}

function ask(predicate: string, { kind }: AnswerType, what: string): string | null {
  if (numberOf(predicate) !== "singular" || !fitsInQuestion(predicate)) return null;
  return kind === "person" ? `Wer ${predicate}?` : `${what} ${predicate}?`;
}
