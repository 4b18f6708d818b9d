import type { Mood } from "../moods";
import type { MoodStyle } from "./mood-style";
import { energetic } from "./moods/energetic";
import { focused } from "./moods/focused";
import { reflective } from "./moods/reflective";
import { relaxed } from "./moods/relaxed";
import { upbeat } from "./moods/upbeat";

export const moodStyles: Record<Mood, MoodStyle> = {
  energetic,
  relaxed,
  focused,
  upbeat,
  reflective,
};
