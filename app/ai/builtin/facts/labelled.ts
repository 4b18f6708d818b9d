import { countTokens, isUnspacedScript } from "~/ai/text/tokenize";
import { contextOf, needsContext, unlessContained } from "./context";
import { readAttribution } from "./dates";
import type { DocumentView, Line, LineFact } from "./draft";
import { type Entry, splitArrows, splitEnumeration, splitOutsideBrackets } from "./entry";
import { isFormula } from "./formulas";

/**
 * Reads a labelled line: "Current: I = Q / t", "Ebbinghaus 1885: …", "Control: A -> B -> C",
 * "Allies: A, B and C".
 */
export function readLabelled(entry: Entry, line: Line): LineFact[] | null {
  const { term, meaning, bracket } = entry;
  const { node, section, view } = line;
  const isTitle = needsContext(term, node, section, view);
  const context = isTitle ? unlessContained(contextOf(node, section, view), term) : null;
  if (isFormula(meaning)) {
    return [{ kind: "formula", subject: term, predicate: meaning, context, weight: 0.65 }];
  }
  const attribution = readAttribution(bracket ? `${term} (${bracket})` : term);
  const isTold = countTokens(meaning) > 2 && /\p{L}{3}/u.test(meaning);
  if (attribution && isTold && isPerson(attribution.name, entry, view)) {
    const { name, date } = attribution;
    return [{ kind: "person", subject: name, predicate: meaning, date, weight: 0.5 }];
  }
  const chain = splitArrows(meaning);
  const isChain = chain.every((part) => countTokens(part) <= 10 && !/[;:；：]/u.test(part));
  if (chain.length > 2 && isChain) {
    // The label needs its context: "Control: A -> B -> C".
    const above = contextOf(node, section, view);
    const isName = !/[,;]/u.test(term);
    if (above === null && (!isName || !term.includes(" "))) return [];
    const named = { subject: term, context: context ?? unlessContained(above, term) };
    const whole = isName || above === null ? named : { subject: above, context: null };
    return [{ kind: "step", ...whole, predicate: meaning, members: chain, weight: 0.55 }];
  }
  const members = splitEnumeration(meaning, view.conjunction);
  if (members && entry.separator !== "equals" && enumerates(entry, members, view)) {
    if (context === null && view.pack.grammar.labelRole(term) === "aspect") return [];
    return [
      { kind: "membership", subject: term, predicate: meaning, members, context, weight: 0.5 },
    ];
  }
  return null;
}

const minListedParts = 4;

/** Whether the label is a class or aspect with several members, not one thing with attributes. */
function enumerates({ term }: Entry, members: readonly string[], { pack }: DocumentView): boolean {
  const { answerType, labelRole } = pack.grammar;
  const areThings = members.every(
    (member) => !/\p{N}/u.test(member) && answerType(member).kind !== "clause",
  );
  // If nouns have no plural form, the number of parts shows a list.
  const areMany = isUnspacedScript(term) && members.length >= minListedParts;
  const isClass = areMany || labelRole(term) === "aspect" || answerType(term).isPlural;
  return areThings && (isClass || members.every((member) => /^\p{Lu}/u.test(member)));
}

/**
 * Whether it names a person. One capitalized word before a year may open a sentence ("Revised
 * 1831"), and a name with one year in brackets may be an event ("French Revolution (1789)"); two
 * names, or birth and death years, are a person.
 */
function isPerson(
  name: string,
  { term, bracket }: Entry,
  { pack, conjunction }: DocumentView,
): boolean {
  const { kind } = pack.grammar.answerType(name);
  if (name.split(" ").some((word) => word === "&" || word === conjunction)) return true;
  if (kind !== "term" || (bracket && /^\p{N}+$/u.test(bracket))) return kind === "person";
  return name.includes(" ") || term !== `${name} ${term.slice(-4)}`;
}

/** Reads an event from a dated line: "1868: Meiji Restoration. …". */
export function readDatedNote({ term, meaning }: Entry, { view, node, section }: Line): LineFact[] {
  const [first = meaning] = splitOutsideBrackets(meaning, /[;；]/u);
  const context = node.parent ? contextOf(node, section, view) : null;
  const isAction = countTokens(first) > 1 && /^["“„«(]?\p{L}/u.test(first);
  return isAction
    ? [
        {
          kind: "event",
          subject: first,
          predicate: term,
          date: term,
          context,
          weight: 0.5,
          quote: node.text,
        },
      ]
    : [];
}
