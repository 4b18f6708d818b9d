import type { FactKind } from "../facts/fact";
import type { HeadingWords } from "./heading-role";
import type { LabelWords } from "./label-role";
import type { Sentences, Words } from "./language-pack";

/**
 * What one part of a pattern must be:
 * - `term`: a noun phrase that names one thing; its article is left out
 * - `gloss`: the meaning of a term
 * - `verb-phrase`: what a statement tells of its subject, from its verb on
 * - `clause`: a statement that is clear by itself
 * - `simple-clause`: such a statement without a relative clause
 * - `phrase`: a noun phrase or nominalised clause that is clear by itself
 * - `reason`: what stands after a connective; it may point back to the clause before
 * - `purpose`: a short reason
 * - `result`: what follows, with no pronoun: it would point into a phrase with several nouns
 * - `list`: an enumeration
 * - `name`: a person's name, at the end of the part, or at the beginning of the second one
 */
export type PartKind =
  | "term"
  | "gloss"
  | "verb-phrase"
  | "clause"
  | "simple-clause"
  | "phrase"
  | "reason"
  | "purpose"
  | "result"
  | "list"
  | "name";

/** A pattern of one sentence in two parts. All are sources of regular expressions, by whole words. */
export interface Pattern {
  kind: FactKind;
  /** What the sentence begins with, before the first part. */
  prefix?: string;
  /** What ties the parts; a lookahead keeps its words with the second part. */
  connective: string;
  /** What the sentence ends with, after the second part. */
  suffix?: string;
  /** Which part is which, in their order. */
  parts: readonly [PartRole, PartRole];
  /** How the second part ends: a subordinate clause in German ends with its verb. */
  secondPartEnding?: string;
  /** What the sentence says of its subject by a noun ("the function of X is …"): its first group. */
  relation?: string;
  /** Where the term is inflected: an expression whose first group is its plain form. */
  baseForm?: string;
}

export type PartRole = readonly [role: "subject" | "predicate", kind: PartKind];

/** The usual orders of parts. */
export const partOrders = {
  termThenGloss: [
    ["subject", "term"],
    ["predicate", "gloss"],
  ],
  glossThenTerm: [
    ["predicate", "gloss"],
    ["subject", "term"],
  ],
  effectThenCause: [
    ["subject", "clause"],
    ["predicate", "reason"],
  ],
  actionThenPurpose: [
    ["subject", "simple-clause"],
    ["predicate", "purpose"],
  ],
  causeThenEffect: [
    ["predicate", "phrase"],
    ["subject", "clause"],
  ],
  phraseThenResult: [
    ["subject", "phrase"],
    ["predicate", "result"],
  ],
  wholeThenParts: [
    ["subject", "term"],
    ["predicate", "list"],
  ],
  nameThenAction: [
    ["subject", "name"],
    ["predicate", "reason"],
  ],
  actionThenName: [
    ["predicate", "simple-clause"],
    ["subject", "name"],
  ],
  subjectThenProperty: [
    ["subject", "term"],
    ["predicate", "verb-phrase"],
  ],
} as const satisfies Record<string, Pattern["parts"]>;

/** Tables of one language, from which `createGrammar` makes its readers. */
export interface GrammarTables {
  words: Words;
  sentences: Sentences;
  /** Whether words stand apart; if not, two signs count as a word. */
  hasWordSpaces: boolean;
  /** What a term goes without, with the space behind it: "(?:el|la) |l[’']". Null: no articles. */
  article: string | null;
  /** An article that its term keeps, whose adjective is inflected with it: "die unteren Schichten". */
  inflectedArticle?: string;
  /** How a clause with a subject of its own begins; null where any beginning may be one. */
  subjectStart: string | null;
  /** Pronouns: a subject with one is not clear by itself. */
  pronouns: string;
  /** Demonstratives and the like: nothing with one is clear, whatever its place. */
  demonstratives: string;
  /** Words that no plain noun phrase holds: relative pronouns, conjunctions, negations. */
  phraseBoundaries: string;
  /** Relative pronouns and what else opens a clause within a phrase; null where nothing tells. */
  relativePronouns: string | null;
  /** Prepositions and other words that no subject begins with. */
  nonInitialWords: string;
  /** How participles end: without an article, none begins a subject ("Usado para …"). */
  participles?: string;
  /** Nouns that name something only beside another ("result", "example"), as a term's beginning. */
  relationalNouns: string;
  /** A whole noun phrase, where capitals show its nouns: "die räumliche Verteilung von Teilchen". */
  nounPhrase?: string;
  /** How what only ranks a thing begins ("the first that", "one of the"): it tells no meaning. */
  rankingPhrases?: string;
  /** How a predicate begins that tells too little to ask about: a copula, modal or negation. */
  uninformativeVerbs?: string;
  /** Adverbs at the start that a statement does without, with their comma: "Además, ". */
  sentenceAdverbs: string;
  /** What introduces another name after a comma: "antibody, or immunoglobulin". */
  aliasMarkers: string | null;
  /** How an apposition that explains a noun begins ("an enzyme that …"), and what may stand before that noun. */
  apposition: { opens: string; before: string } | null;
  /** What begins another main clause: ", and the …". */
  coordination: string | null;
  /** Finite forms of the commonest verbs, lower case. */
  verbs: ReadonlySet<string>;
  /** How many other finite forms end: a clause without a verb is none. */
  verbEndings?: string;
  /** The verb stands second, thus before the subject after an adverb: "Deshalb gehen wir". */
  isVerbSecond?: boolean;
  /** Pronouns and negations that stand before a verb and belong to it: "se", "ne". */
  clitics: string;
  /** What only announces a list: "depends on three factors". */
  listAnnouncement?: string;
  /** Object pronouns: right after its verb, one says of another thing what only it can mean. */
  objectPronouns?: string;
  definitions: readonly Pattern[];
  causes: readonly Pattern[];
  /** How sentences begin that the one before explains, or that explain it. */
  causalConnectives: CausalConnectives;
  memberships: readonly Pattern[];
  persons: readonly Pattern[];
  /** A person's name. */
  personName: string | null;
  /** Between two statements that differ: "mientras que". */
  contrast: { connective: string; isVerbFinal: boolean } | null;
  /** Between the members of an enumeration, and before its last one; which may stand without it. */
  enumeration: { separator: string; last: string; isLastOptional?: boolean };
  /** How a date stands in a sentence, with its preposition; its first group is the date. */
  date: string;
  /** Verbs of events that history turns on; null where events cannot be told from states. */
  eventVerbs: ReadonlySet<string> | null;
  answerTypes: AnswerTypeRules;
  labels: LabelWords;
  headings: HeadingWords;
}

/** How a sentence begins that tells what follows from the one before it, or why that one is so. */
export interface CausalConnectives {
  /** "Therefore". */
  therefore: string;
  /** "The reason is that"; what ends such a sentence. */
  because: string;
  becauseEnding?: string;
}

export interface AnswerTypeRules {
  /** Where the head of a noun phrase stands; in German it is its first noun. */
  head: "first" | "last" | "capital";
  /** Words before the head that are not it: adjectives of a language that puts them first. */
  modifier: RegExp | null;
  /** How a plural head ends; null where it does not show. */
  plural: RegExp | null;
  /** Articles of the plural, which tell it surer than an ending does. */
  pluralArticle?: RegExp;
  /** A century or another date in words. */
  date: RegExp;
  /** A whole stretch that is a person's name. */
  person: RegExp | null;
  /** Words that name a place when they stand first. */
  place: RegExp | null;
  /** How other finite verbs end than those of the table, where no noun ends so. */
  finiteVerb?: RegExp;
  /** What opens a clause within a phrase, if more than relative pronouns do. */
  subordinators?: string;
}
