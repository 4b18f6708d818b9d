import { createAnswerType } from "./answer-type";
import { createAppositionReader } from "./apposition-reader";
import { createCrossSentenceCauseReader } from "./cross-sentence-cause-reader";
import { createEventReader } from "./event-reader";
import type { GrammarTables, Pattern } from "./grammar-tables";
import { createHeadingRole } from "./heading-role";
import { createLabelRole } from "./label-role";
import type { Grammar, SentenceReader } from "./language-pack";
import { createPatternReader } from "./pattern-reader";
import { createContrastReader, createStatementReader } from "./statement-reader";

/** Creates a grammar from patterns of two parts around fixed words. */
export function createGrammar(tables: GrammarTables): Grammar {
  const reader = (patterns: readonly Pattern[]): SentenceReader | null =>
    patterns.length > 0 ? createPatternReader(patterns, tables) : null;
  const definitions = reader(tables.definitions);
  const causes = joinReaders(
    withoutPurposesOfTerms(reader(tables.causes), definitions),
    createCrossSentenceCauseReader(tables.causalConnectives, tables),
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

/**
 * Removes purposes that are part of a definition: "photosynthesis is a process that uses light to
 * …".
 */
function withoutPurposesOfTerms(
  causes: SentenceReader | null,
  definitions: SentenceReader | null,
): SentenceReader | null {
  if (!causes || !definitions) return causes;
  return (sentence, context) =>
    causes(sentence, context).filter(
      ({ kind }) => kind === "cause" || definitions(sentence, context).length === 0,
    );
}

/** Combines readers, keeping one fact per subject. */
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

/** Conjugates verbs: each stem with each ending. "~" is the empty ending. */
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
