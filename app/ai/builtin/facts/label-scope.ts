import { nameOf } from "./context";
import type { TextNode } from "./document-tree";
import type { Line } from "./draft";
import { readEntry, splitEnumeration } from "./entry";

/** The item before a label that recurs in a list ("Example:"), which it describes. */
export function itemBefore({ node, section }: Line): string | null {
  const list = node.parent?.children ?? section.nodes;
  const label = readEntry(node.text)?.term;
  const isLabelled = (item: TextNode) => readEntry(item.text)?.term === label;
  if (node.kind !== "list-item" || list.filter(isLabelled).length < 2) return null;
  const before = list.slice(0, list.indexOf(node)).findLast((item) => !isLabelled(item));
  return before ? nameOf(before) : null;
}

const maxLengthWithList = 240;

/** Adds the list that follows: "Symptoms: everything slows down. Tiredness, weight gain, …". */
export function withFollowingList(predicate: string, { text, node, view }: Line): string {
  const at = node.text.indexOf(predicate);
  const rest = node.text.slice(node.text.indexOf(text) + text.length).trim();
  const isList = rest !== "" && splitEnumeration(rest, view.conjunction) !== null;
  const whole = node.text.slice(at).replace(/[.。]$/u, "");
  return isList && at > 0 && whole.length <= maxLengthWithList ? whole : predicate;
}
