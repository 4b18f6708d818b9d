import { startsWithListMarker } from "~/library/extraction/plain-text";
import { concatRich, joinRuns, type RichText } from "~/library/extraction/rich-text";
import { fragmentTexts, isSymbolBullet } from "./fragments";
import type { Line } from "./layout";
import { mendArabic } from "./ligatures";

/** Texts of a line's cells; a bullet or item number is part of the text behind it. */
export function cellTexts(
  line: Line,
  noteLabels: ReadonlySet<string>,
  bold: ReadonlySet<string>,
): RichText[] {
  const texts: RichText[] = [];
  for (const [index, cell] of line.cells.entries()) {
    const [run] = cell.runs;
    const isBullet =
      index === 0 &&
      run !== undefined &&
      cell.runs.length === 1 &&
      isSymbolBullet(run, line.cells[1]?.runs[0]);
    const rich = isBullet
      ? { text: "•" }
      : joinRuns(
          fragmentTexts(cell, noteLabels).map(({ text, font }) => ({ text, bold: bold.has(font) })),
        );
    const mended = mendArabic(rich.text);
    const read = mended === rich.text ? rich : { text: mended };
    if (read.text === "") continue;
    const first = texts[0];
    if (
      texts.length === 1 &&
      first !== undefined &&
      startsWithListMarker(`${first.text} x`) &&
      first.text.length <= 5
    ) {
      texts[0] = concatRich([first, read], " ");
    } else texts.push(read);
  }
  return texts;
}
