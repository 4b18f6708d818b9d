import { countTokens } from "~/ai/text/tokenize";
import type { FactIndex } from "../distractors/fact-index";
import { nameInHeading } from "../facts/context";
import type { Fact } from "../facts/fact";

const maxNameWords = 6;

/**
 * The section that a question must name ("Kidneys: What are the poles?"); null if the fact is
 * unambiguous.
 */
export function sectionNameOf(fact: Fact, index: FactIndex): string | null {
  if (isSelfContained(fact, index)) return null;
  // The nearest heading is more specific than the title.
  const headings = fact.headings.filter(
    (heading) => fact.context === null || heading !== index.title,
  );
  const names = headings.filter((heading) => !introducesList(heading)).map(nameInHeading);
  const nearest = names.findLast((name) => isTopic(name, index));
  return nearest === undefined || index.containsWords(fact.subject, nearest) ? null : nearest;
}

/** Whether the heading introduces a list: "Il est composé de :". */
function introducesList(heading: string): boolean {
  return /[:：]\s*$/u.test(heading) && countTokens(heading) > 2;
}

/** The fewest entries of a glossary; shorter lists describe one thing. */
const minGlossaryEntries = 5;

/**
 * Whether the fact is understood without its section: sentences and terms of several words are,
 * labels are not.
 */
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

/** Whether it names a topic, not a question or a role ("Glossary", "Causes"). */
function isTopic(name: string, { pack }: FactIndex): boolean {
  return (
    name !== "" &&
    countTokens(name) <= maxNameWords &&
    !/[?？؟:：]|\p{N}{2}/u.test(name) &&
    pack.grammar.headingRole(name) === null &&
    pack.grammar.labelRole(name) !== "aspect"
  );
}
