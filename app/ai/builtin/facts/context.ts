import { comparableText, countTokens } from "~/ai/text/tokenize";
import type { HeadingRole, LanguagePack } from "../languages/language-pack";
import { readAttribution } from "./dates";
import type { Section, TextNode } from "./document-tree";
import type { DocumentView } from "./draft";
import { readEntry, splitBracket, withoutNumbering } from "./entry";
import { isMeaningName } from "./meaning-names";

/** Roles of sections without facts to ask about. */
const NON_CONTENT_ROLES: ReadonlySet<HeadingRole> = new Set([
  "objectives",
  "exercises",
  "references",
  "contents",
]);

export function isNonContent(role: HeadingRole | null): boolean {
  return role !== null && NON_CONTENT_ROLES.has(role);
}

/** The role of the nearest heading that has one. */
export function roleOf(headings: readonly string[], pack: LanguagePack): HeadingRole | null {
  for (const heading of headings.toReversed()) {
    const role = pack.grammar.headingRole(nameInHeading(heading));
    if (role) return role;
  }
  return null;
}

/**
 * The name in a heading: "1. Hypothyroidism (underactive)" → "Hypothyroidism", "MSM – Atkinson
 * 1968" → "MSM".
 */
export function nameInHeading(heading: string): string {
  const numbered = /^(?:\p{L}{3,10}\s)?\d{1,2}(?:\.\d{1,2})*[.):]?\s+|^[IVX]{1,4}[.)]\s+/u.exec(
    heading,
  )?.[0];
  const bare = withoutNumbering(heading.slice(numbered?.length ?? 0));
  const [name = bare, rest] = bare.split(/\s[–—-]\s/u);
  const isAttributed = rest !== undefined && readAttribution(rest) !== null;
  return splitBracket(isAttributed ? name : bare)
    .term.replace(/[:：.]$/u, "")
    .trim();
}

/** The most words of a name; longer lines are statements. */
const maxNameWords = 6;

/** The topic of a node: its term or, if short, its whole text; null for a sentence. */
export function nameOf(node: TextNode): string | null {
  const entry = readEntry(node.text.replace(/[:：]$/u, ""));
  const text = entry && entry.separator !== "arrow" ? entry.term : withoutNumbering(node.text);
  const name = splitBracket(text.replace(/[:：.]$/u, "").trim()).term;
  return name !== "" && countTokens(name) <= maxNameWords && !/[,;]/u.test(name) ? name : null;
}

/** The nearest heading that names a subject, not a document title or the role of a list. */
export function subjectHeading(section: Section, { pack, labels }: DocumentView): string | null {
  for (const [depth, heading] of [...section.headings.entries()].toReversed()) {
    const [name = "", asked] = splitQuestion(nameInHeading(heading));
    if (asked !== undefined) return name || null;
    // Titles of documents: "Rivers: processes and landforms", "Python notes - lists, errors".
    if (depth === 0 && /[:：,;]|\s[-–—]\s/u.test(name)) return null;
    // The subject follows the colon: "Case study: Tacoma Narrows".
    const [label = name, rest] = name.split(/[:：]\s*/u);
    if (rest && isFacet(label, { pack, labels })) return rest.replace(/,?\s\p{N}+$/u, "");
    if (isFacet(name, { pack, labels })) continue;
    return countTokens(name) <= maxNameWords && !/\p{N}/u.test(name) ? name : null;
  }
  return null;
}

/** Splits "Virtue ethics: core idea?" into topic and question; other questions have no topic. */
function splitQuestion(heading: string): string[] {
  if (!/[?？؟]$/u.test(heading)) return [heading];
  const [name = "", question] = heading.split(/[:：]\s*/u);
  return question === undefined ? ["", name] : [name, question];
}

/** The context of a node: the line it is nested under, else its heading. */
export function contextOf(node: TextNode, section: Section, view: DocumentView): string | null {
  for (let above = node.parent; above; above = above.parent) {
    const name = nameOf(above);
    if (name && !view.pack.grammar.headingRole(name) && !isMeaningName(name)) return name;
  }
  return subjectHeading(section, view);
}

/** Whether a label is ambiguous without its context: "Treatment", "capacity". */
export function needsContext(
  label: string,
  node: TextNode,
  section: Section,
  view: DocumentView,
): boolean {
  const isBelowFacet = isBelowAspect(section, view);
  return node.parent !== null || isBelowFacet || isFacet(label, view) || /^\p{Ll}/u.test(label);
}

/** Whether the heading names an aspect of its parent ("Causes") and not a list of terms. */
function isBelowAspect({ headings }: Section, view: DocumentView): boolean {
  const name = nameInHeading(headings.at(-1) ?? "");
  const role = view.pack.grammar.headingRole(name);
  return role !== "glossary" && role !== "summary" && isFacet(name, view);
}

/** The fewest headings under which a label occurs that names an aspect of each. */
const minHeadingsOfFacet = 3;

/**
 * Whether a label names an aspect (facet) of its topic: it recurs under several headings, or its
 * grammar shows it.
 */
export function isFacet(
  label: string,
  { pack, labels }: Pick<DocumentView, "pack" | "labels">,
): boolean {
  return (
    (labels.get(comparableText(label)) ?? 0) >= minHeadingsOfFacet ||
    pack.grammar.headingRole(label) !== null ||
    pack.grammar.labelRole(label) === "aspect"
  );
}

/** The context; null if the term contains it. */
export function unlessContained(context: string | null, term: string): string | null {
  return context !== null && !comparableText(term).includes(comparableText(context))
    ? context
    : null;
}
