import { contentStems } from "../languages/content-stems";
import type { Words } from "../languages/language-pack";

/** "H.M.", "e.m.f." are what others write "HM", "emf". */
const ABBREVIATIONS = /(?<!\p{L})(?:\p{L}\.){2,}/gu;

/** "isn't" names nothing, nor does what is short in "I'm". */
const CONTRACTED = /(?<!\p{L})\p{L}+n[’']t(?!\p{L})|[’'](?:s|m|d|re|ve|ll)(?!\p{L})/giu;

/** The text as its words compare: initials are one word, a sign for a word is that word. */
export function normalizeInitials(text: string): string {
  return text
    .replace(CONTRACTED, "")
    .replace(ABBREVIATIONS, (initials) => initials.replaceAll(".", ""))
    .replaceAll("%", " percent ");
}

/** The stems of the words that carry meaning, in order. */
export function stemsOf(text: string, words: Words): string[] {
  return contentStems(normalizeInitials(text), words);
}
