import { importLimits } from "./import-limits";
import type { CardProblem, ImportedCard } from "./imported-card";

/** Why a card cannot be stored; null if it can. */
export function problemOf({
  front,
  back,
}: Pick<ImportedCard, "front" | "back">): CardProblem | null {
  if (front === "") return "no_front";
  if (back === "") return "no_back";
  if (front.length > importLimits.sideLength) return "long_front";
  if (back.length > importLimits.sideLength) return "long_back";
  return null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** One side of a card as it is stored: line breaks as "\n", without control characters. */
export function cleanSide(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(controls, "").toWellFormed().trim();
}
