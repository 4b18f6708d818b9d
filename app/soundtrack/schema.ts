import { z } from "zod";
import * as m from "./messages";
import { moods } from "./moods";
import { trackIdPattern } from "./track-id";

const mood = z.enum(moods, {
  error: m.moodRequired,
});
const outOfRange = { error: m.progressRange };

/** `POST /api/soundtrack/generate`. */
export const generateSchema = z.object({
  mood,
  progress: z.number(outOfRange).int(outOfRange).min(5, outOfRange).max(95, outOfRange),
});

const trackId = z.string({ error: m.noSuchTrack }).regex(trackIdPattern, {
  error: m.noSuchTrack,
});

export const trackParameters = z.object({ id: z.string() });

/** `POST /api/soundtrack/plays`. */
export const playSchema = z.object({ trackId });

/** The tabs of the screen, in their order. */
export const soundtrackTabs = ["player", "moods", "collection"] as const;

export type SoundtrackTab = (typeof soundtrackTabs)[number];

/** The name of a set of tracks. */
const set = z.string().regex(/^[0-9a-z]{1,12}$/);

export const soundtrackParameters = z.object({
  tab: z.enum(soundtrackTabs).catch("player"),
  mood: mood.optional().catch(undefined),
  set: set.optional().catch(undefined),
});

/** The forms of the screen, which return to their mood and set. */
export const playFormSchema = z.object({
  trackId,
  mood: mood.optional().catch(undefined),
  set: set.optional().catch(undefined),
});

/** The mood of the cookie; null if invalid. */
export const rememberedMood = mood.nullable().catch(null);
