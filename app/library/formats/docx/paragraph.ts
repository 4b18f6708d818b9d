import type { Block } from "~/library/extraction/document";
import { joinWrappedLines } from "~/library/extraction/join-lines";
import { normalizeText } from "~/library/extraction/plain-text";
import { joinRuns, type RichText, type Run, splitRuns } from "~/library/extraction/rich-text";
import type { ParagraphFormat } from "~/library/extraction/title-lines";
import { readAttribute } from "~/library/extraction/xml-reader";
import { isMonospaced, isOn, type StyleSheet, type TextStyle } from "./styles";

/** A run, and how it is set. */
export interface StyledRun extends Run {
  /** Half points. */
  size: number;
  underlined: boolean;
  monospaced: boolean;
}

/** The formatting that a run sets itself; null if it does not. */
export interface RunFormat {
  bold: boolean | null;
  size: number | null;
  underlined: boolean;
  monospaced: boolean;
  hidden: boolean;
  raised: boolean;
}

export const PLAIN: RunFormat = {
  bold: null,
  size: null,
  underlined: false,
  monospaced: false,
  hidden: false,
  raised: false,
};

/** The format of a run with another property applied. */
export function withProperty(
  look: RunFormat,
  name: string,
  attributes: string,
  styles: StyleSheet,
): RunFormat {
  switch (name) {
    case "w:rStyle": {
      const style = styles.styleOf(readAttribute(attributes, "w:val") ?? "");
      return {
        ...look,
        bold: look.bold ?? style.bold,
        size: look.size ?? style.size,
        monospaced: look.monospaced || style.isCode,
      };
    }
    case "w:b":
      return { ...look, bold: isOn(attributes) };
    case "w:sz":
      return { ...look, size: Number(readAttribute(attributes, "w:val")) || null };
    case "w:u":
      return { ...look, underlined: isOn(attributes) };
    case "w:rFonts":
      return {
        ...look,
        monospaced: look.monospaced || isMonospaced(readAttribute(attributes, "w:ascii")),
      };
    case "w:vertAlign":
      return { ...look, raised: readAttribute(attributes, "w:val") === "superscript" };
    case "w:vanish":
      return { ...look, hidden: isOn(attributes) };
    default:
      return look;
  }
}

/** The blocks of a paragraph: one, unless its line breaks separate independent lines. */
export function readLines(
  { runs, style }: { runs: readonly StyledRun[]; style: TextStyle | null },
  kind: Omit<Block, "text">,
): { block: Block; columns: RichText[] | null }[] {
  const letters = runs.filter(({ text }) => text.trim() !== "");
  const isPlain = kind.kind === "paragraph" || kind.kind === "code";
  if (
    isPlain &&
    letters.length > 0 &&
    (kind.kind === "code" || letters.every((run) => run.monospaced))
  ) {
    const text = codeOf(runs);
    return text === "" ? [] : [{ block: { kind: "code", text }, columns: null }];
  }
  if (style?.isContents === true) {
    const text = runs.map((run) => run.text).join("");
    const line = normalizeText(text.replace(/(?<!\t)\t+(\w{1,7})\s*$/, " … $1"));
    return line === "" ? [] : [{ block: { ...kind, text: line }, columns: null }];
  }
  const lines = kind.kind === "heading" ? [runs] : joinWrappedLines(splitRuns(runs, "\n"));
  return lines.flatMap((line, index) => {
    const rich = joinRuns(line);
    if (rich.text === "") return [];
    const columns = splitRuns(line, /\t+/)
      .map(joinRuns)
      .filter(({ text }) => text !== "");
    const isFurther = index > 0 && kind.kind === "list-item";
    const block: Block = isFurther
      ? { kind: "list-item", level: Math.min(9, (kind.level ?? 1) + 1), ...rich }
      : { ...kind, ...rich };
    if (block.kind === "heading") delete block.bold;
    return [{ block, columns: columns.length > 1 && kind.kind === "paragraph" ? columns : null }];
  });
}

/** Program code keeps its line breaks and its indentation. */
function codeOf(runs: readonly Run[]): string {
  return runs
    .map((run) => run.text)
    .join("")
    .replace(/\t/g, "    ")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/^\n+|(?<!\n)\n+$/g, "");
}

/** The look of most of a paragraph. */
export function lookOf(runs: readonly StyledRun[]): ParagraphFormat {
  const letters = runs.filter(({ text }) => text.trim() !== "");
  let most: StyledRun | undefined;
  for (const run of letters) if (!most || run.text.length > most.text.length) most = run;
  return {
    size: most?.size ?? 0,
    underlined: letters.length > 0 && letters.every((run) => run.underlined),
  };
}
