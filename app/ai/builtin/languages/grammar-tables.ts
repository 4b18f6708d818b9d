import type { FactKind } from "../facts/fact";
import type { HeadingWords } from "./heading-role";
import type { LabelWords } from "./label-role";
import type { Sentences, Words } from "./language-pack";

/**
 * What a part of a pattern must be:
 * - `term`: a noun phrase that names one thing, without its article
 * - `gloss`: the meaning of a term
 * - `verb-phrase`: the predicate of a statement, from its verb on
 * - `clause`: a self-contained statement
 * - `simple-clause`: such a statement without a relative clause
 * - `phrase`: a self-contained noun phrase or nominalised clause
 * - `reason`: the text after a connective; it may refer to the clause before
 * - `purpose`: a short reason
 * - `result`: a consequence without pronouns, which would be ambiguous
 * - `list`: an enumeration
 * - `name`: a person's name, at the end of the first part or the start of the second
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

/**
 * A pattern of a sentence with two parts. All strings are sources of regular expressions that match
 * whole words.
 */
export interface Pattern {
  kind: FactKind;
  /** The start of the sentence, before the first part. */
  prefix?: string;
  /** The words between the parts; with a lookahead, they stay in the second part. */
  connective: string;
  /** The end of the sentence, after the second part. */
  suffix?: string;
  /** The roles and kinds of the parts, in order. */
  parts: readonly [PartRole, PartRole];
  /** The end of the second part: a German subordinate clause ends with its verb. */
  secondPartEnding?: string;
  /** The relation, as the first group: "function" in "the function of X is …". */
  relation?: string;
  /** For an inflected term: its base form, as the first group. */
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

/** The tables of one language, from which `createGrammar` makes its readers. */
export interface GrammarTables {
  words: Words;
  sentences: Sentences;
  /** Whether words are separated by spaces; if not, two characters count as a word. */
  hasWordSpaces: boolean;
  /** Articles with the following space, which terms omit: "(?:el|la) |l[’']". Null: no articles. */
  article: string | null;
  /**
   * Articles that terms keep because the adjective is inflected with them: "die unteren Schichten".
   */
  inflectedArticle?: string;
  /** The start of a clause with its own subject; null if it cannot be recognised. */
  subjectStart: string | null;
  /** Pronouns; a subject with one is not self-contained. */
  pronouns: string;
  /** Demonstratives and the like; no part with one is self-contained. */
  demonstratives: string;
  /** Words that end a noun phrase: relative pronouns, conjunctions, negations. */
  phraseBoundaries: string;
  /**
   * Relative pronouns and other words that open a clause within a phrase; null if none are known.
   */
  relativePronouns: string | null;
  /** Prepositions and other words that no subject starts with. */
  nonInitialWords: string;
  /** The endings of participles; one without an article starts no subject ("Usado para …"). */
  participles?: string;
  /** Relational nouns ("result", "example"), which are no terms on their own. */
  relationalNouns: string;
  /** A noun phrase, in languages that capitalize nouns: "die räumliche Verteilung von Teilchen". */
  nounPhrase?: string;
  /** The start of a ranking ("the first that", "one of the"), which is no definition. */
  rankingPhrases?: string;
  /** The start of an uninformative predicate: a copula, modal or negation. */
  uninformativeVerbs?: string;
  /** Sentence adverbs with their comma, which a statement does without: "Además, ". */
  sentenceAdverbs: string;
  /** Words that introduce an alias after a comma: "antibody, or immunoglobulin". */
  aliasMarkers: string | null;
  /**
   * The start of an explanatory apposition ("an enzyme that …"), and the words that can precede its
   * noun.
   */
  apposition: { opens: string; before: string } | null;
  /** The start of another main clause: ", and the …". */
  coordination: string | null;
  /** The finite forms of the commonest verbs, in lower case. */
  verbs: ReadonlySet<string>;
  /** The endings of other finite forms; a clause needs a verb. */
  verbEndings?: string;
  /**
   * Whether it is a verb-second language, so that the verb precedes the subject after an adverb:
   * "Deshalb gehen wir".
   */
  isVerbSecond?: boolean;
  /** Clitics before the verb: "se", "ne". */
  clitics: string;
  /** Announces a list: "depends on three factors". */
  listAnnouncement?: string;
  /** Object pronouns; directly after the verb, one refers to something outside the statement. */
  objectPronouns?: string;
  definitions: readonly Pattern[];
  causes: readonly Pattern[];
  /** The start of a sentence that states the cause or effect of the previous one. */
  causalConnectives: CausalConnectives;
  memberships: readonly Pattern[];
  persons: readonly Pattern[];
  /** A person's name. */
  personName: string | null;
  /** Between contrasting statements: "mientras que". */
  contrast: { connective: string; isVerbFinal: boolean } | null;
  /**
   * The separators of an enumeration, and the one before its last member, which may be optional.
   */
  enumeration: { separator: string; last: string; isLastOptional?: boolean };
  /** A date with its preposition; the first group is the date. */
  date: string;
  /** Verbs of historic events; null if events cannot be distinguished from states. */
  eventVerbs: ReadonlySet<string> | null;
  answerTypes: AnswerTypeRules;
  labels: LabelWords;
  headings: HeadingWords;
}

/** The connectives at the start of a sentence that relate it to the previous one. */
export interface CausalConnectives {
  /** "Therefore". */
  therefore: string;
  /** "The reason is that", and the end of such a sentence. */
  because: string;
  becauseEnding?: string;
}

export interface AnswerTypeRules {
  /** The position of the head of a noun phrase; in German it is the first capitalized noun. */
  head: "first" | "last" | "capital";
  /** Adjectives and the like before the head. */
  modifier: RegExp | null;
  /** The endings of a plural head; null if nouns have none. */
  plural: RegExp | null;
  /** Plural articles, which are more reliable than endings. */
  pluralArticle?: RegExp;
  /** A century or another date in words. */
  date: RegExp;
  /** A text that is a person's name. */
  person: RegExp | null;
  /** First words of the name of a place. */
  place: RegExp | null;
  /** The endings of finite verbs that are not in the table and that no noun has. */
  finiteVerb?: RegExp;
  /** Words that open a clause within a phrase, if other than relative pronouns. */
  subordinators?: string;
}
