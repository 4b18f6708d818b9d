/** The marker at the beginning of a list line. */
export interface ListMarker {
  /** Characters before the text. */
  length: number;
  /** Spaces before it. */
  indent: number;
  /** As written, of an ordered item: "2.", "(b)". */
  mark?: string;
  /** Only its number or letter: "2", "b". */
  label?: string;
}

const BULLET = /^(\s*)(?:[•▪◦‣⁃∙·●○■□◆◇➢➤►▶✓✔❖\uf000-\uf0ff–*+-]|o)\s+(?=\S)/u;
const NUMBER =
  /^(\s*)(\(?(\d{1,3}(?:\.\d{1,2}){0,3}|[a-zA-Z]|[ivx]{1,5}|[IVX]{1,5})[.):])\s+(?=\S)/u;

/** The ambiguous list markers (a letter, "o") and the bullets with which lines of a text begin. */
export function lineOpenings(lines: readonly string[]): Set<string> {
  return new Set(
    lines.flatMap(
      (line) => /^\s*([A-Za-z]|ii|II)(?=\.\s)|^\s*([•▪o])(?=\s)/u.exec(line)?.slice(1) ?? [],
    ),
  );
}

/** Whether a line begins with a bullet. */
export function opensWithBullet(line: string): boolean {
  return BULLET.test(line) && !/^\s*o/.test(line);
}

/**
 * The bullet or number that a line begins with, or null. A letter with a full stop may be an
 * initial or an abbreviation, and "o" is a word in some languages: they count as markers where the
 * openings of other lines make a list likely.
 */
export function readListMarker(
  line: string,
  openings: ReadonlySet<string> = new Set(),
): ListMarker | null {
  const bullet = BULLET.exec(line);
  const isWord = /^\s*o/.test(line) && !openings.has("•") && !openings.has("▪");
  if (bullet && !isWord) return { length: bullet[0].length, indent: widthOf(bullet[1]) };
  const number = NUMBER.exec(line);
  if (!number) return null;
  const [all, indent, mark = "", label = ""] = number;
  if (/^[A-Za-z]\.$/.test(mark) && !isInSequence(label, openings)) return null;
  // "10: " may be a time or a verse.
  if (mark.endsWith(":")) return null;
  return { length: all.length, indent: widthOf(indent), mark, label };
}

function widthOf(indent = ""): number {
  return indent.replace(/\t/g, "    ").length;
}

function isInSequence(letter: string, openings: ReadonlySet<string>): boolean {
  const code = letter.charCodeAt(0);
  return (
    openings.has(String.fromCharCode(code - 1)) ||
    (/a/i.test(letter) && openings.has(String.fromCharCode(code + 1))) ||
    (/i/i.test(letter) && openings.has(letter.repeat(2)))
  );
}
