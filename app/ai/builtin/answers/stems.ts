import { contentStems } from "../languages/content-stems";
import type { Words } from "../languages/language-pack";

/** "H.M.", "e.m.f." are what others write "HM", "emf". */
const INITIALS = /(?<!\p{L})(?:\p{L}\.){2,}/gu;

export function joinInitials(text: string): string {
  return text.replace(INITIALS, (initials) => initials.replaceAll(".", ""));
}

/** The stems of the words that carry meaning, in order; initials count as one word. */
export function stemsOf(text: string, words: Words): string[] {
  return contentStems(joinInitials(text), words);
}
