import { type RefObject, useEffect, useState } from "react";

/** Words that are selected in the text of a document; `page` is null if it has no pages. */
export type SelectedWords = { page: number | null; quote: string };

/** Fewer characters may be a slip of the finger; more are too long for a card. */
const [fewest, most] = [3, 1_000];

/**
 * The words that the reader has selected within one passage of `text`, or null. Of a longer selection only
 * the part in its first passage counts, so that the words are in the document as they are.
 */
export function useSelectedWords(text: RefObject<HTMLElement>): SelectedWords | null {
  const [selected, setSelected] = useState<SelectedWords | null>(null);
  useEffect(() => {
    const read = () => setSelected(text.current ? readSelection(text.current) : null);
    document.addEventListener("selectionchange", read);
    return () => document.removeEventListener("selectionchange", read);
  }, [text]);
  return selected;
}

function readSelection(text: HTMLElement): SelectedWords | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const passage = elementOf(range.startContainer)?.closest<HTMLElement>("[data-passage]");
  if (!passage || !text.contains(passage)) return null;
  const quote = wordsWithin(range, passage);
  if (quote.length < fewest || quote.length > most) return null;
  const page = passage.closest("section")?.id.match(/^page-(\d+)$/)?.[1];
  return { page: page ? Number(page) : null, quote };
}

/** The selected text of a passage without its headings, with a space between its blocks. */
function wordsWithin(range: Range, passage: HTMLElement): string {
  const walker = document.createTreeWalker(passage, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  let block: Element | null | undefined;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (!range.intersectsNode(node) || node.parentElement?.closest("h2, h3, h4, h5, h6")) continue;
    const around = node.parentElement?.closest("p, li, td, th, pre, li > span, li > div");
    if (around !== block) parts.push(" ");
    block = around;
    const end = node === range.endContainer ? range.endOffset : node.length;
    parts.push(node.data.slice(node === range.startContainer ? range.startOffset : 0, end));
  }
  return parts.join("").trim();
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}
