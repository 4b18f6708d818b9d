import type { FactKind } from "../facts/fact";
import { type AnswerTypeRules, createAnswerType } from "./answer-type";
import { createAppositionReader } from "./apposition-reader";
import { createEventReader } from "./event-reader";
import { createHeadingRole, type HeadingWords } from "./heading-role";
import { createLabelRole, type LabelWords } from "./label-role";
import type { Grammar, SentenceReader, Sentences, Words } from "./language-pack";
import { createPatternReader } from "./pattern-reader";
import { createSequelReader, type Sequels } from "./sequel-reader";
import { createContrastReader, createStatementReader } from "./statement-reader";

/**
 * What one part of a pattern must be:
 * - `term`: a noun phrase that names one thing; its article is left out
 * - `gloss`: the meaning of a term
 * - `told`: what a statement tells of its subject, from its verb on
 * - `clause`: a statement that is clear by itself
 * - `plain`: such a statement without a relative clause
 * - `phrase`: a noun phrase or nominalised clause that is clear by itself
 * - `reason`: what stands after a connective; it may point back to the clause before
 * - `aim`: a short reason
 * - `result`: what follows, with no pronoun: it would point into a phrase with several nouns
 * - `list`: an enumeration
 * - `name`: a person's name, at the end of the part, or at the beginning of the second one
 */
export type PartKind =
  | "term"
  | "gloss"
  | "told"
  | "clause"
  | "plain"
  | "phrase"
  | "reason"
  | "aim"
  | "result"
  | "list"
  | "name";

/** A pattern of one sentence in two parts. All are sources of regular expressions, by whole words. */
export interface Pattern {
  kind: FactKind;
  /** What the sentence begins with, before the first part. */
  opens?: string;
  /** What ties the parts; a lookahead keeps its words with the second part. */
  between: string;
  /** What the sentence ends with, after the second part. */
  closes?: string;
  /** Which part is which, in their order. */
  parts: readonly [PartRole, PartRole];
  /** How the second part ends: a subordinate clause in German ends with its verb. */
  secondEnds?: string;
  /** What the sentence says of its subject by a noun ("the function of X is …"): its first group. */
  relation?: string;
  /** Where the term is inflected: an expression whose first group is its plain form. */
  plainTerm?: string;
}

export type PartRole = readonly [role: "subject" | "predicate", kind: PartKind];

/** The usual orders of parts. */
export const order = {
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
  deedThenPurpose: [
    ["subject", "plain"],
    ["predicate", "aim"],
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
  nameThenDeed: [
    ["subject", "name"],
    ["predicate", "reason"],
  ],
  doneThenName: [
    ["predicate", "plain"],
    ["subject", "name"],
  ],
  thingThenTrait: [
    ["subject", "term"],
    ["predicate", "told"],
  ],
} as const satisfies Record<string, Pattern["parts"]>;

/** Tables of one language, from which `createGrammar` makes its readers. */
export interface GrammarTables {
  words: Words;
  sentences: Sentences;
  /** Whether words stand apart; if not, two signs count as a word. */
  isSpaced: boolean;
  /** What a term goes without, with the space behind it: "(?:el|la) |l[’']". Null: no articles. */
  article: string | null;
  /** An article that its term keeps, whose adjective is inflected with it: "die unteren Schichten". */
  keptArticle?: string;
  /** How a clause with a subject of its own begins; null where any beginning may be one. */
  subjectStart: string | null;
  /** Pronouns: a subject with one is not clear by itself. */
  pronouns: string;
  /** Demonstratives and the like: nothing with one is clear, whatever its place. */
  pointing: string;
  /** Words that no plain noun phrase holds: relative pronouns, conjunctions, negations. */
  bounds: string;
  /** Relative pronouns and what else opens a clause within a phrase; null where nothing tells. */
  relative: string | null;
  /** Prepositions and other words that no subject begins with. */
  notFirst: string;
  /** How participles end: without an article, none begins a subject ("Usado para …"). */
  participle?: string;
  /** Nouns that name something only beside another ("result", "example"), as a term's beginning. */
  relational: string;
  /** A whole noun phrase, where capitals show its nouns: "die räumliche Verteilung von Teilchen". */
  nounPhrase?: string;
  /** How what only ranks a thing begins ("the first that", "one of the"): it tells no meaning. */
  ranksOnly?: string;
  /** How a predicate begins that tells too little to ask about: a copula, modal or negation. */
  tellsLittle?: string;
  /** Adverbs at the start that a statement does without, with their comma: "Además, ". */
  openers: string;
  /** What introduces another name after a comma: "antibody, or immunoglobulin". */
  otherName: string | null;
  /** How an apposition that explains a noun begins ("an enzyme that …"), and what may stand before that noun. */
  apposition: { opens: string; before: string } | null;
  /** What begins another main clause: ", and the …". */
  coordination: string | null;
  /** Finite forms of the commonest verbs, lower case. */
  verbs: ReadonlySet<string>;
  /** How many other finite forms end: a clause without a verb is none. */
  verbEnd?: string;
  /** The verb stands second, thus before the subject after an adverb: "Deshalb gehen wir". */
  isVerbSecond?: boolean;
  /** Pronouns and negations that stand before a verb and belong to it: "se", "ne". */
  clitics: string;
  /** What only announces a list: "depends on three factors". */
  announces?: string;
  /** Object pronouns: right after its verb, one says of another thing what only it can mean. */
  objects?: string;
  definitions: readonly Pattern[];
  causes: readonly Pattern[];
  /** How sentences begin that the one before explains, or that explain it. */
  sequels: Sequels;
  memberships: readonly Pattern[];
  persons: readonly Pattern[];
  /** A person's name. */
  name: string | null;
  /** Between two statements that differ: "mientras que". */
  contrast: { between: string; isVerbFinal: boolean } | null;
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

/** A grammar that reads facts by patterns: each is a pair of parts around fixed words. */
export function createGrammar(tables: GrammarTables): Grammar {
  const reader = (patterns: readonly Pattern[]): SentenceReader | null =>
    patterns.length > 0 ? createPatternReader(patterns, tables) : null;
  const definitions = reader(tables.definitions);
  const causes = joinReaders(
    withoutThoseOfTerms(reader(tables.causes), definitions),
    createSequelReader(tables.sequels, tables),
  );
  const persons = reader(tables.persons);
  const memberships = reader(tables.memberships);
  const contrasts = tables.contrast ? createContrastReader(tables.contrast, tables) : null;
  const { apposition, eventVerbs } = tables;
  return {
    definitions: joinReaders(definitions, apposition && createAppositionReader(apposition, tables)),
    statements:
      tables.verbs.size > 0
        ? createStatementReader(tables, [definitions, causes, contrasts, persons, memberships])
        : null,
    causes,
    contrasts,
    steps: null,
    events: eventVerbs && createEventReader(eventVerbs, tables),
    persons,
    memberships,
    answerType: createAnswerType(tables.answerTypes, tables),
    headingRole: createHeadingRole(tables.headings),
    labelRole: createLabelRole(tables.labels),
  };
}

/** What a term is for is part of its meaning: "photosynthesis is a process that uses light to …". */
function withoutThoseOfTerms(
  causes: SentenceReader | null,
  definitions: SentenceReader | null,
): SentenceReader | null {
  if (!causes || !definitions) return causes;
  return (sentence, context) =>
    causes(sentence, context).filter(
      ({ kind }) => kind === "cause" || definitions(sentence, context).length === 0,
    );
}

/** What several readers find, one fact of each subject. */
function joinReaders(...readers: readonly (SentenceReader | null)[]): SentenceReader | null {
  const known = readers.filter((reader) => reader !== null);
  if (known.length === 0) return null;
  return (sentence, context) => {
    const facts = known.flatMap((read) => read(sentence, context));
    return facts.filter(
      (fact, at) => facts.findIndex(({ subject }) => subject === fact.subject) === at,
    );
  };
}

/** Forms of many verbs: each stem with each ending. "~" is no ending. */
export function conjugate(
  ...groups: readonly (readonly [stems: string, endings: string])[]
): ReadonlySet<string> {
  const forms = groups.flatMap(([stems, endings]) =>
    stems
      .split(" ")
      .flatMap((stem) => endings.split(" ").map((ending) => stem + ending.replace("~", ""))),
  );
  return new Set(forms);
}
