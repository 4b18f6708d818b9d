import { countWords } from "~/ai/text/tokenize";
import type { HeadingRole } from "../languages/language-pack";
import { contextOf, isFacet, isSilent, nameInHeading, nameOf, subjectHeading } from "./context";
import type { Section, TextNode } from "./document-tree";
import type { DocumentView, Draft, DraftMember } from "./draft";
import { readEntry, withoutNumbering } from "./entry";

/** What stands above a list and names it. */
interface Whole {
  name: string;
  context: string | null;
  role: HeadingRole | null;
  /** A line that ends in a colon says of itself that a list follows. */
  isIntroduced: boolean;
}

/** Items that stand in one list below a line or heading belong to it, or are its steps. */
export function readLists(section: Section, view: DocumentView): Draft[] {
  const drafts: Draft[] = [];
  const visit = (nodes: readonly TextNode[], parent: TextNode | null) => {
    for (const items of runsOfItems(nodes)) {
      const whole = parent ? wholeOfParent(parent, section, view) : wholeOfSection(section, view);
      if (whole) drafts.push(...readList(items, whole, section));
    }
    for (const node of nodes) visit(node.children, node);
  };
  visit(section.nodes, null);
  return drafts;
}

/** List items that follow each other. */
function runsOfItems(nodes: readonly TextNode[]): TextNode[][] {
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
  const name = nameOf(parent) ?? (isIntroduced ? withoutNumbering(parent.text).slice(0, -1) : null);
  if (name === null || countWords(name) > 16) return null;
  const role = view.pack.grammar.headingRole(name);
  const context = role || isFacet(name, view) ? contextOf(parent, section, view) : null;
  return { name, context, role, isIntroduced };
}

function wholeOfSection(section: Section, view: DocumentView): Whole | null {
  const heading = section.headings.at(-1);
  if (heading === undefined) return null;
  const name = nameInHeading(heading);
  const role = view.pack.grammar.headingRole(name);
  if (role === "glossary" || role === "summary" || /[?？]$/u.test(name)) return null;
  const outer = { ...section, headings: section.headings.slice(0, -1) };
  const context = role || isFacet(name, view) ? subjectHeading(outer, view) : null;
  return { name, context, role, isIntroduced: false };
}

function readList(
  items: readonly TextNode[],
  { name, context, role, isIntroduced }: Whole,
  section: Section,
): Draft[] {
  if (isSilent(role) || items.length < 2) return [];
  const members = membersOf(items, role);
  const isProcess = role === "steps" && items.length > 2;
  const areTerms = members.every(({ text }) => countWords(text) <= 5);
  if (members.length < (isProcess || !areTerms ? 3 : 2)) return [];
  const first = items[0];
  return first
    ? [
        {
          kind: isProcess ? "step" : "membership",
          subject: name,
          predicate: members.map(({ text }) => text).join("; "),
          members,
          node: first,
          section,
          context,
          group: `list-${first.position}`,
          weight: isProcess ? 0.6 : isIntroduced || role ? 0.5 : 0.35,
        },
      ]
    : [];
}

/** The terms of the items where most set one off; else the items themselves. */
function membersOf(items: readonly TextNode[], role: HeadingRole | null): DraftMember[] {
  const isRelated = role === "causes" || role === "consequences";
  const terms = items.flatMap((node): DraftMember[] => {
    const term = isRelated ? null : termOf(node);
    return term ? [{ text: term, node }] : [];
  });
  if (terms.length > 1 && terms.length * 3 >= items.length * 2) return terms;
  return items.flatMap((node): DraftMember[] => {
    const text = clipped(withoutNumbering(node.text));
    return /\p{L}/u.test(text) && !/[?？:：]$/u.test(text) ? [{ text, node }] : [];
  });
}

function termOf(node: TextNode): string | null {
  const [from, to] = node.bold[0] ?? [0, 0];
  if (from === 0 && to > 0)
    return withoutNumbering(node.text.slice(0, to))
      .replace(/[.:：]+$/u, "")
      .trim();
  const entry = readEntry(node.text);
  if (entry) return entry.mark === "arrow" ? null : entry.term;
  return node.children.length > 0 ? nameOf(node) : null;
}

const longestMember = 160;

/** The first sentences of a long item. */
function clipped(text: string): string {
  const bare =
    text.length > longestMember ? (/^.{20,160}?[.;。；](?=\s|$)/u.exec(text)?.[0] ?? "") : text;
  return bare.replace(/[.;,。；，]$/u, "").trim();
}
