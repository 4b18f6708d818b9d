import type { Block, DocumentPage, ExtractedDocument, Passage } from "./document";
import { countUnspacedCharacters, countWords, isContentsLine } from "./plain-text";
import { splitSentences } from "./split-sentences";

interface Bounds {
  least: number;
  most: number;
  measure: (text: string) => number;
}

const WORDS: Bounds = { least: 60, most: 180, measure: countWords };
const CHARACTERS: Bounds = { least: 120, most: 360, measure: (text) => text.length };

/** A sentence, or a list item or table row that is kept whole. */
interface Unit {
  text: string;
  size: number;
  /** Whether it begins a block, and so a new line of the passage. */
  opensBlock: boolean;
  /** Whether it stays with the unit before it where there is room (an item with its introduction). */
  clings: boolean;
}

/**
 * Cuts a document into passages of 60 to 180 words (120 to 360 characters in scripts without spaces):
 * whole sentences, never across a page or heading. Footnotes are passages of their own; tables of contents
 * are left out.
 */
export function splitIntoPassages(document: ExtractedDocument): Passage[] {
  const bounds = usesUnspacedScript(document) ? CHARACTERS : WORDS;
  const passages: Passage[] = [];
  let heading: string | null = null;
  for (const page of document.pages) heading = splitPage(page, heading, bounds, passages);
  return passages;
}

function splitPage(
  page: DocumentPage,
  before: string | null,
  bounds: Bounds,
  passages: Passage[],
): string | null {
  let heading = before;
  let section: Block[] = [];
  const notes: Passage[] = [];
  const flush = () => {
    for (const text of packUnits(unitsOf(section, bounds), bounds)) {
      passages.push({ page: page.number, heading, text });
    }
    section = [];
  };
  let previous: Block | null = null;
  for (const block of page.blocks) {
    if (isContentsLine(block)) continue;
    if (block.kind === "heading") {
      flush();
      // A chapter's number on a line of its own belongs to the title below it.
      const joins = previous?.kind === "heading" && heading !== null && heading.length < 40;
      heading = joins && previous?.level === block.level ? `${heading} ${block.text}` : block.text;
    } else if (block.kind === "footnote") {
      for (const text of packUnits(unitsOf([block], bounds), bounds)) {
        notes.push({ page: page.number, heading, text });
      }
    } else section.push(block);
    previous = block;
  }
  flush();
  passages.push(...notes);
  return heading;
}

function usesUnspacedScript(document: ExtractedDocument): boolean {
  let unspaced = 0;
  let all = 0;
  for (const page of document.pages) {
    for (const { text } of page.blocks) {
      unspaced += countUnspacedCharacters(text);
      all += text.length;
    }
  }
  return unspaced * 3 > all;
}

function unitsOf(blocks: readonly Block[], bounds: Bounds): Unit[] {
  const units: Unit[] = [];
  for (const [index, block] of blocks.entries()) {
    const listed = block.kind === "list-item" || block.kind === "table-row";
    const size = bounds.measure(block.text);
    if (listed && size <= bounds.most) {
      units.push({ text: block.text, size, opensBlock: true, clings: index > 0 });
      continue;
    }
    for (const [position, sentence] of splitSentences(block.text).entries()) {
      for (const text of splitLongSentence(sentence, bounds)) {
        units.push({ text, size: bounds.measure(text), opensBlock: position === 0, clings: false });
      }
    }
  }
  return units;
}

/** A sentence longer than a passage is cut at a clause, or where the space ends. */
function splitLongSentence(sentence: string, bounds: Bounds): string[] {
  const limit = Math.round(bounds.most * 1.5);
  if (bounds.measure(sentence) <= limit) return [sentence];
  const clauses = sentence.match(/[^;:—；：]+[;:—；：]?\s*/gu) ?? [sentence];
  const parts: string[] = [];
  let part = "";
  for (const clause of clauses.flatMap((text) => cutHard(text, bounds))) {
    if (part !== "" && bounds.measure(part + clause) > bounds.most) {
      parts.push(part.trim());
      part = "";
    }
    part += clause;
  }
  if (part.trim() !== "") parts.push(part.trim());
  return parts;
}

function cutHard(clause: string, bounds: Bounds): string[] {
  if (bounds.measure(clause) <= bounds.most) return [clause];
  if (bounds === CHARACTERS)
    return clause.match(new RegExp(`.{1,${bounds.most}}`, "gsu")) ?? [clause];
  const words = clause.match(/\S+\s*/g) ?? [clause];
  const parts: string[] = [];
  for (let from = 0; from < words.length; from += bounds.most) {
    parts.push(words.slice(from, from + bounds.most).join(""));
  }
  return parts;
}

/** Fills passages in order; none but a section's only one stays short where a neighbour has room. */
function packUnits(units: readonly Unit[], bounds: Bounds): string[] {
  const passages: Unit[][] = [];
  let current: Unit[] = [];
  let size = 0;
  for (const [index, unit] of units.entries()) {
    const full = size + unit.size > bounds.most;
    // Once long enough, a passage ends where a paragraph does.
    const rounded = unit.opensBlock && !unit.clings && size >= bounds.least;
    if (current.length > 0 && (full || rounded)) {
      const lead = full && unit.clings ? introduction(current) : [];
      passages.push(current.slice(0, current.length - lead.length));
      current = [...lead];
      size = lead.reduce((sum, each) => sum + each.size, 0);
      const rest = lead.length === 0 && rounded ? remaining(units, index, bounds.least) : 0;
      if (lead.length === 0 && rounded && rest < bounds.least / 2) {
        const last = passages.at(-1);
        const lastSize = last?.reduce((sum, each) => sum + each.size, 0) ?? 0;
        if (last && lastSize + rest <= bounds.most) {
          passages.pop();
          current = last;
          size = lastSize;
        }
      }
    }
    current.push(unit);
    size += unit.size;
  }
  if (current.length > 0) passages.push(current);
  balanceEnd(passages, bounds);
  return passages.map(joinUnits);
}

/** The sentence that introduces a list goes along when the list would begin a new passage. */
function introduction(units: readonly Unit[]): Unit[] {
  const last = units.at(-1);
  return units.length > 1 && last && /[:：]$/.test(last.text) ? [last] : [];
}

/** How much follows, counted no further than to `enough`: a section may have a million paragraphs. */
function remaining(units: readonly Unit[], from: number, enough: number): number {
  let size = 0;
  for (let index = from; index < units.length && size < enough; index++) {
    size += units[index]?.size ?? 0;
  }
  return size;
}

/** Moves sentences from the last passage but one to a last one that came out too short. */
function balanceEnd(passages: Unit[][], bounds: Bounds): void {
  const last = passages.at(-1);
  const before = passages.at(-2);
  if (!last || !before) return;
  const sizeOf = (units: readonly Unit[]) => units.reduce((sum, unit) => sum + unit.size, 0);
  while (sizeOf(last) < bounds.least && before.length > 1) {
    const moved = before.at(-1);
    if (!moved || sizeOf(before) - moved.size < bounds.least) break;
    if (sizeOf(last) + moved.size > bounds.most) break;
    before.pop();
    last.unshift(moved);
  }
}

function joinUnits(units: readonly Unit[]): string {
  let text = "";
  for (const unit of units) {
    const unspaced = /[。！？…”’」』）]$/u.test(text) && /^[\u3000-\u9fff「『（“]/u.test(unit.text);
    if (text !== "") text += unit.opensBlock ? "\n" : unspaced ? "" : " ";
    text += unit.text;
  }
  return text;
}
