import { z } from "zod";
import { moods } from "./moods";
import { trackIdPattern } from "./track-id";

const mood = z.enum(moods, {
  error: "Choose a mood: energetic, relaxed, focused, upbeat or reflective.",
});
const wholeProgress = "Progress is a whole number from 5 to 95.";

/** `POST /api/soundtrack/generate`. */
export const generateSchema = z.object({
  mood,
  progress: z
    .number({ error: wholeProgress })
    .int(wholeProgress)
    .min(5, wholeProgress)
    .max(95, wholeProgress),
});

const trackId = z.string({ error: "There is no such track." }).regex(trackIdPattern, {
  error: "There is no such track.",
});

export const trackParameters = z.object({ id: z.string() });

/** `POST /api/soundtrack/plays`. */
export const playSchema = z.object({ trackId });

/** The tabs of the screen, in their order. */
export const soundtrackTabs = ["player", "moods", "collection"] as const;

export type SoundtrackTab = (typeof soundtrackTabs)[number];

/** A handful of tracks that belong together; another word gives others. */
const set = z.string().regex(/^[0-9a-z]{1,12}$/);

export const soundtrackParameters = z.object({
  tab: z.enum(soundtrackTabs).catch("player"),
  mood: mood.optional().catch(undefined),
  set: set.optional().catch(undefined),
});

/** The forms of the screen, which lead back to the mood and the handful that they came from. */
export const playFormSchema = z.object({
  trackId,
  mood: mood.optional().catch(undefined),
  set: set.optional().catch(undefined),
});

/** What a cookie says; anything else is no mood. */
export const rememberedMood = mood.nullable().catch(null);
