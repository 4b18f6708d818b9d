import * as m from "./messages";
import { moodTexts } from "./mood-texts";
import { defaultMood, type Mood } from "./moods";
import type { Track } from "./track";

/** Length, in seconds. */
const fallbackSeconds = 30;

/** The recipe of each mood's fallback track. */
export function fallbackRecipe(mood: Mood = defaultMood) {
  return { mood, progress: 50, seed: "desert", seconds: fallbackSeconds };
}

const fallbackId = (mood: Mood) => `fallback-${mood}`;

export const isFallback = ({ id, mood }: Track) => id === fallbackId(mood);

/** A short track built into the app, for when no other is available. */
export function fallbackTrack(mood: Mood): Track {
  return {
    id: fallbackId(mood),
    title: m.fallbackTitle({ mood: moodTexts[mood].label() }),
    mood,
    url: `/soundtrack/${mood}.mp3`,
    duration: fallbackSeconds,
  };
}
