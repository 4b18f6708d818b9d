import type { Mood } from "./moods";

/** How many qualities, and how many things, a language has for each mood. */
export const titleWords = 8;

/** The words of which a language makes titles. Any quality goes with any thing, whatever its gender. */
export interface TitleWords {
  qualities: readonly string[];
  things: readonly string[];
}

/** A title in no language: which quality and which thing, from 0. */
export interface TitleChoice {
  mood: Mood;
  quality: number;
  thing: number;
}
