import { countTokens } from "~/ai/text/tokenize";
import type { HeadingRole } from "../languages/language-pack";
import { contextOf, isFacet, isNonContent, nameInHeading, nameOf, subjectHeading } from "./context";
import { isDate, readAttribution } from "./dates";
import type { Section, TextNode } from "./document-tree";
import type { DocumentView, DraftMember, FactDraft } from "./draft";
import { readEntry, withoutNumbering } from "./entry";
import { isFormula } from "./formulas";
import { isComparison, isExample, isOrdinalLabel } from "./meaning";
import { isMeaningName } from "./meaning-names";
import { splitLeadingAspect } from "./notes";

/** The whole or class that a list belongs to. */
interface Whole {
  name: string;
  context: string | null;
  role: HeadingRole | null;
  /** Whether its colon, plural or role announces several items. */
  isClass: boolean;
}

/** The most words of a whole, of a member, and of a cause or effect. */
const maxWholeWords = 10;
const maxMemberWords = 8;
const maxReasonWords = 16;

/** Reads lists below a line or heading as memberships or steps. */
export function readLists(section: Section, view: DocumentView): FactDraft[] {
  const drafts: FactDraft[] = [];
  const visit = (nodes: readonly TextNode[], parent: TextNode | null) => {
    for (const items of consecutiveItems(nodes)) {
      const whole = parent ? wholeOfParent(parent, section, view) : wholeOfSection(section, view);
      if (whole) drafts.push(...readList(items, whole, section, view));
    }
    for (const node of nodes) visit(node.children, node);
  };
  visit(section.nodes, null);
  return drafts;
}

/** Groups consecutive list items. */
function consecutiveItems(nodes: readonly TextNode[]): TextNode[][] {
  const runs: TextNode[][] = [];
  const run: TextNode[] = [];
  for (const node of nodes) {
    if (node.kind === "list-item") run.push(node);
    else if (run.length > 0) runs.push(run.splice(0));
  }
  return run.length > 0 ? [...runs, run] : runs;
}

function wholeOfParent(parent: TextNode, section: Section, view: DocumentView): Whole | null {
  const isIntroduced = /[:：]$/u.test(parent.text);
  const last = view.pack.sentences.split(parent.text).at(-1) ?? parent.text;
  const name = nameOf(parent) ?? (isIntroduced ? withoutNumbering(last).slice(0, -1) : null);
  if (name === null || countTokens(name) > maxWholeWords || isMeaningName(name)) return null;
  if (view.pack.grammar.labelRole(name) === "circumstance") return null;
  const role = view.pack.grammar.headingRole(name);
  const isOwn = role === null && !isFacet(name, view) && nameOf(parent) !== null;
  const context = isOwn ? null : contextOf(parent, section, view);
  if (view.pack.grammar.answerType(name).kind === "clause") return null;
  return { name, context, role, isClass: isIntroduced || namesClass(name, role, view) };
}

function wholeOfSection(section: Section, view: DocumentView): Whole | null {
  const heading = section.headings.at(-1);
  if (heading === undefined) return null;
  const name = nameInHeading(heading);
  const role = view.pack.grammar.headingRole(name);
  if (role === "glossary" || role === "summary" || /[?？]$/u.test(name)) return null;
  // The heading is a step itself: "Step A – Identifying stakeholders".
  if (isOrdinalLabel(name.split(/\s[-–—]\s|[:：]/u)[0] ?? name, view)) return null;
  const isClass = namesClass(name, role, view);
  // A title, not a class: "Convergent: two more cases".
  if (/[:：]/u.test(name)) return null;
  const label = view.pack.grammar.labelRole(name);
  if (!isClass || label === "remark" || label === "circumstance") return null;
  const outer = { ...section, headings: section.headings.slice(0, -1) };
  const context = role || isFacet(name, view) ? subjectHeading(outer, view) : null;
  return { name, context, role, isClass };
}

/** Whether the name announces several things: "Causes", "Types of LTM", "The three books". */
function namesClass(name: string, role: HeadingRole | null, { pack }: DocumentView): boolean {
  const { labelRole, answerType } = pack.grammar;
  return role !== null || labelRole(name) === "aspect" || answerType(name).isPlural;
}

function readList(
  items: readonly TextNode[],
  { name, context, role, isClass }: Whole,
  section: Section,
  view: DocumentView,
): FactDraft[] {
  const [first] = items;
  if (isNonContent(role) || role === "examples" || !first) return [];
  const isOrdered = items.length > 2 && items.every(({ label }) => label !== null);
  const isProcess =
    items.length > 2 && (role === "steps" || (isOrdered && announcesSteps(name, view)));
  const listed = parentOf(items) === null && role === null ? itemsWithTerm(items) : items;
  const members = isProcess ? stepsOf(items, view) : membersOf(listed, role, view);
  if (!members || (!isClass && !members.every(({ text, node }) => text !== node.text))) return [];
  // An aspect without a subject: "Causes".
  const isFacetName = role !== null || view.pack.grammar.labelRole(name) === "aspect";
  if (isFacetName && !isProcess && context === null && countTokens(name) < 2) return [];
  return [
    {
      kind: isProcess ? "step" : "membership",
      subject: name,
      predicate: members.map(({ text }) => text).join("; "),
      members,
      node: first,
      section,
      context,
      group: `list-${first.position}`,
      weight: isProcess ? 0.6 : isClass ? 0.5 : 0.4,
    },
  ];
}

function parentOf([first]: readonly TextNode[]): TextNode | null {
  return first?.parent ?? null;
}

/** The items with a term, if there are several; the others are remarks. */
function itemsWithTerm(items: readonly TextNode[]): readonly TextNode[] {
  const named = items.filter((node) => termOf(node) !== null);
  return named.length > 1 ? named : items;
}

/** Whether the name announces a process: "The steps of …", "A process in three stages". */
function announcesSteps(name: string, { pack }: DocumentView): boolean {
  return name.split(/\s+/u).some((word) => pack.grammar.headingRole(word) === "steps");
}

function stepsOf(items: readonly TextNode[], view: DocumentView): DraftMember[] {
  return items.map((node) => {
    const term = termOf(node);
    const isNamed = term !== null && !isOrdinalLabel(term, view);
    const told = term === null ? node.text : (readEntry(node.text)?.meaning ?? node.text);
    return { text: isNamed ? term : firstClause(withoutNumbering(told)), node };
  });
}

/** The members of a list; null if they are of different kinds. */
export function membersOf(
  items: readonly TextNode[],
  role: HeadingRole | null,
  view: DocumentView,
): DraftMember[] | null {
  const longest = role === null ? maxMemberWords : maxReasonWords;
  const named = items.flatMap((node) => memberOf(node, view) ?? []);
  const isOneKind = named.every(({ text }) => countTokens(text) <= longest);
  const { answerType } = view.pack.grammar;
  const clauses = named.filter(({ text }) => answerType(text).kind === "clause");
  const isPlain = role !== null && named.every(({ node }) => termOf(node) === null);
  if (named.some(({ text }) => isComparison(text))) return null;
  const persons = named.filter(({ text }) => isPerson(text, view));
  if (persons.length > 0 && persons.length < named.length) return null;
  const isAlike = isPlain || clauses.length === 0 || clauses.length === named.length;
  return named.length > 1 && isOneKind && isAlike ? named : null;
}

function isPerson(text: string, { pack }: DocumentView): boolean {
  const { kind, classes } = pack.grammar.answerType(text);
  if (/\p{Lu}\.\s?\p{Lu}\.?(?!\p{L})/u.test(text)) return true;
  return kind === "person" || (text.includes(" ") && classes.includes("person"));
}

/** The member that an item names; null for a remark or a statement about the whole. */
function memberOf(node: TextNode, view: DocumentView): DraftMember | null {
  const { answerType, labelRole } = view.pack.grammar;
  const text = withoutNumbering(node.text);
  if (isExample(text)) return null;
  if (!/\p{L}/u.test(text) || /[?？:：!]$/u.test(text) || labelRole(text) === "remark") return null;
  const term = termOf(node);
  const role = labelRole(term ?? text);
  const meaning = term === null ? "" : (readEntry(text)?.meaning ?? "");
  // Values, not members: "Oldest rocks: about 4 billion years", "Current: I = Q / t".
  if (isFormula(meaning) || answerType(meaning).kind === "quantity") return null;
  if (!term && role === "circumstance" && countTokens(text) === 1) return null;
  if (term && role === "circumstance") {
    const meaning = firstClause(readEntry(text)?.meaning ?? "");
    return meaning !== "" && !/[,،、，]/u.test(meaning) ? { text: meaning, node } : null;
  }
  if (term && (role === "aspect" || isDate(term, view.pack) || readAttribution(term))) return null;
  if (splitLeadingAspect(text, view)) return null;
  return { text: term ?? firstClause(text), node };
}

function termOf(node: TextNode): string | null {
  const [from, to] = node.bold[0] ?? [0, 0];
  if (from === 0 && to > 0)
    return withoutNumbering(node.text.slice(0, to))
      .replace(/[.:：]+$/u, "")
      .trim();
  const entry = readEntry(node.text);
  if (entry) return entry.separator === "arrow" ? null : entry.term;
  return node.children.length > 0 ? nameOf(node) : null;
}

/** The item without brackets and later sentences. */
function firstClause(text: string): string {
  const end = text.search(/\s[（(]|(?<=[\p{Ll}\p{N}]{2}|\p{Lo})[.;。；](?=\s|$)/u);
  return (end > 2 ? text.slice(0, end) : text).replace(/[.;,。；，]$/u, "").trim();
}
