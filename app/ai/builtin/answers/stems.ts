import { contentStems } from "../languages/content-stems";
import type { Words } from "../languages/language-pack";

/** Dotted abbreviations: "H.M.", "e.m.f.". */
const ABBREVIATIONS = /(?<!\p{L})(?:\p{L}\.){2,}/gu;

/** Contractions, which carry no content. */
const CONTRACTED = /(?<!\p{L})\p{L}+n[’']t(?!\p{L})|[’'](?:s|m|d|re|ve|ll)(?!\p{L})/giu;

/** Normalizes abbreviations: dots are removed, and signs that stand for a word are replaced. */
export function normalizeInitials(text: string): string {
  return text
    .replace(CONTRACTED, "")
    .replace(ABBREVIATIONS, (initials) => initials.replaceAll(".", ""))
    .replaceAll("%", " percent ");
}

/** The stems of the content words, in order. */
export function stemsOf(text: string, words: Words): string[] {
  return contentStems(normalizeInitials(text), words);
}
