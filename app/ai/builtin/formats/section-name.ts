import { countWords } from "~/ai/text/tokenize";
import type { FactIndex } from "../distractors/fact-index";
import { nameInHeading } from "../facts/context";
import type { Fact } from "../facts/fact";

const maxNameWords = 6;

/**
 * The section that a question must name because the fact does not: "Kidneys: What are the poles?".
 * Null where the fact is clear by itself.
 */
export function sectionNameOf(fact: Fact, index: FactIndex): string | null {
  if (isSelfContained(fact, index)) return null;
  // The title of the document says less than what stands right above the fact.
  const headings = fact.headings.filter(
    (heading) => fact.context === null || heading !== index.title,
  );
  const names = headings.filter((heading) => !introducesList(heading)).map(nameInHeading);
  const nearest = names.findLast((name) => isTopic(name, index));
  return nearest === undefined || index.containsWords(fact.subject, nearest) ? null : nearest;
}

/** "Il est composé de :" opens a list and names nothing. */
function introducesList(heading: string): boolean {
  return /[:：]\s*$/u.test(heading) && countWords(heading) > 2;
}

/** A list of so many entries defines terms of the subject; a shorter one says more of a thing. */
const minGlossaryEntries = 5;

/** A sentence names what it is about, and so does a term of several words; a label does not. */
function isSelfContained({ kind, relation, subject, group }: Fact, index: FactIndex): boolean {
  switch (kind) {
    case "membership":
    case "property":
    case "event":
    case "formula":
    case "step":
      return false;
    case "definition":
    case "statement":
      return (
        relation !== null ||
        index.stems(subject).size > 1 ||
        index.groupSize(group) >= minGlossaryEntries
      );
    default:
      return true;
  }
}

/** A name of something, and neither a question nor a role such as "Glossary" or "Causes". */
function isTopic(name: string, { pack }: FactIndex): boolean {
  return (
    name !== "" &&
    countWords(name) <= maxNameWords &&
    !/[?？؟:：]|\p{N}{2}/u.test(name) &&
    pack.grammar.headingRole(name) === null &&
    pack.grammar.labelRole(name) !== "aspect"
  );
}
