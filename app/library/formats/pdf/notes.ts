import type { Fragment } from "./fragments";
import { raisedLabel } from "./fragments";
import type { Line, Region } from "./layout";
import type { DocumentStyle } from "./style";

/** The lines of a footnote; without a label it continues one of the page before. */
export interface Note {
  label: string | null;
  lines: Line[];
}

const PLAIN_LABEL = /^\(?(\d{1,3}|[*†‡§]{1,3})[.):]?(?:\s|$)/u;

/** The text of the first run, which has the note's label if there is one. */
function openingText(line: Line): string {
  const cell = line.cells[0];
  if (!cell) return "";
  return cell.runs.map((run) => run.text).join("");
}

function labelOf(line: Line): string | null {
  const first: Fragment | undefined = line.cells[0];
  if (!first) return null;
  return raisedLabel(first) ?? PLAIN_LABEL.exec(openingText(line))?.[1] ?? null;
}

/**
 * Takes the notes from the foot of a region: lines in a smaller font below all body text, from the first
 * one with a label on (from the very first, if `goesOn`: the last note of the page before was cut).
 */
export function takeNotes(region: Region, style: DocumentStyle, goesOn: boolean): Note[] {
  const { lines } = region;
  let start = lines.length;
  while (start > 0 && (lines[start - 1]?.size ?? 0) <= 0.93 * style.bodySize) start--;
  if (start === lines.length) return [];
  const notes: Note[] = [];
  let first = lines.length;
  let expected: number | null = null;
  for (let index = start; index < lines.length; index++) {
    const line = lines[index];
    if (!line) continue;
    const label = labelOf(line);
    const number = label !== null && /\d/.test(label) ? Number.parseInt(label, 10) : null;
    // A line that happens to begin with a number is a new note only if it is the next one.
    const opens = label !== null && (number === null || expected === null || number === expected);
    if (opens) {
      notes.push({ label, lines: [line] });
      expected = number === null ? expected : number + 1;
      first = Math.min(first, index);
    } else if (notes.length > 0) notes.at(-1)?.lines.push(line);
    else if (goesOn) {
      notes.push({ label: null, lines: [line] });
      first = Math.min(first, index);
    }
  }
  if (first < lines.length) lines.splice(first);
  return notes;
}
