import { countTokens } from "~/ai/text/tokenize";
import { isFacet, nameInHeading } from "./context";
import type { Section } from "./document-tree";
import type { DocumentView, FactDraft } from "./draft";
import { isFormula } from "./formulas";

const maxMeaningWords = 50;
const maxNameWords = 5;
/** The fewest such sections whose headings are terms; a single one is an introduction. */
const minSections = 3;

/** Whether the section is a heading with one short paragraph, like a card or cue. */
export function isHeadedParagraph({ headings, nodes }: Section): boolean {
  const [only, ...more] = nodes;
  const name = nameInHeading(headings.at(-1) ?? "");
  return (
    only?.kind === "paragraph" &&
    more.length === 0 &&
    only.children.length === 0 &&
    name !== "" &&
    countTokens(name) <= maxNameWords &&
    !/[?？؟]$/u.test(name) &&
    countTokens(only.text) <= maxMeaningWords
  );
}

/** @param headedSections the number of such sections in the document */
export function readHeadedParagraph(
  section: Section,
  headedSections: number,
  view: DocumentView,
): FactDraft[] {
  return headedSections < minSections || !isHeadedParagraph(section)
    ? []
    : readOpening(section, view);
}

/** The first sentence of a section, if it is about the heading. */
export function readOpening(section: Section, view: DocumentView): FactDraft[] {
  const [node] = section.nodes;
  const subject = nameInHeading(section.headings.at(-1) ?? "");
  if (!node || node.kind === "table" || node.turn || isFormula(node.text)) return [];
  if (subject === "" || countTokens(subject) > maxNameWords || /[?？؟]$/u.test(subject)) return [];
  const [first = ""] = view.pack.sentences.split(node.text);
  const isAnaphoric = view.pack.sentences.dependsOnPrevious(first) || /[?？؟:：]$/u.test(first);
  if (isAnaphoric || isFacet(subject, view) || countTokens(first) < 3) return [];
  const predicate = first.replace(/[.。]$/u, "");
  return [
    {
      kind: "definition",
      subject,
      predicate,
      quote: first,
      node,
      section,
      context: null,
      group: "headed",
      weight: 0.45,
    },
  ];
}
