import { contentStems } from "../languages/content-stems";
import { nameInHeading } from "./context";
import type { DocumentView, Draft } from "./draft";
import type { FactKind } from "./fact";
import { isTreated } from "./importance";

/** What sets its subject off as a thing to know: an entry, a list, a table. */
const SETTING_OFF: ReadonlySet<FactKind> = new Set([
  "definition",
  "translation",
  "membership",
  "step",
  "property",
  "formula",
]);

/** A definition of less weight is a remark between commas. */
const leastWeight = 0.45;
const longestTerm = 4;
/** Of fewer facts none can be spared: there it is enough that a noun comes again. */
const fewestToChoose = 60;
/** A subject of so many sections is one that the document comes back to. */
const fewestSections = 2;

/** In bold, or with another name in brackets: "Practical wisdom (phronesis)". */
function isSetOff({ node: { text, bold }, subject }: Draft): boolean {
  return (
    text.includes(`${subject} (`) ||
    bold.some(([from, to]) => text.slice(from, to).includes(subject))
  );
}

/**
 * Tells whether the document treats a thing, and does not only mention it in a story or an example:
 * it stands in a heading, is defined, listed or in bold, or is what several sections tell of.
 */
export function findTreated(
  drafts: readonly Draft[],
  view: DocumentView,
): (draft: Draft) => boolean {
  // The lines of notes are a choice already.
  if (drafts.length < fewestToChoose)
    return (draft) =>
      draft.node.kind !== "paragraph" || isSetOff(draft) || isTreated(draft.subject, view);
  const { pack, use } = view;
  const terms = new Set<string>();
  const sectionsOf = new Map<string, Set<number>>();
  const stemsOf = (text: string) => contentStems(text, pack.words);
  const add = (text: string) => terms.add(stemsOf(text).join(" "));
  const nodes = new Set(drafts.map(({ node }) => node));
  for (const node of nodes) for (const [from, to] of node.bold) add(node.text.slice(from, to));
  for (const { section, subject, kind, weight, members = [] } of drafts) {
    for (const heading of section.headings) add(nameInHeading(heading));
    if (SETTING_OFF.has(kind) && weight >= leastWeight)
      for (const text of [subject, ...members.map((member) => member.text)]) add(text);
    const key = stemsOf(subject).join(" ");
    const known = sectionsOf.get(key);
    if (known) known.add(section.number);
    else sectionsOf.set(key, new Set([section.number]));
  }
  terms.delete("");
  return ({ subject }) => {
    const stems = stemsOf(subject);
    const head = pack.grammar.answerType(subject).head;
    return (
      (sectionsOf.get(stems.join(" "))?.size ?? 0) >= fewestSections ||
      (head !== null && use.headed.has(head)) ||
      stems.some((_, from) =>
        Array.from({ length: longestTerm }, (_, size) =>
          stems.slice(from, from + size + 1).join(" "),
        ).some((part) => terms.has(part)),
      )
    );
  };
}
