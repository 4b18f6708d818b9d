import * as m from "./messages";
import { moodTexts } from "./mood-texts";
import { defaultMood, type Mood } from "./moods";
import type { Track } from "./track";

/** Seconds. */
const fallbackSeconds = 30;

/** What each mood's short track is made from. */
export function fallbackRecipe(mood: Mood = defaultMood) {
  return { mood, progress: 50, seed: "desert", seconds: fallbackSeconds };
}

const fallbackId = (mood: Mood) => `fallback-${mood}`;

export const isFallback = ({ id, mood }: Track) => id === fallbackId(mood);

/** A short track that is part of the product, for when no other can be had. */
export function fallbackTrack(mood: Mood): Track {
  return {
    id: fallbackId(mood),
    title: m.fallbackTitle({ mood: moodTexts[mood].label() }),
    mood,
    url: `/soundtrack/${mood}.mp3`,
    duration: fallbackSeconds,
  };
}
