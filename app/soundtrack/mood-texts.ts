import * as m from "./messages";
import type { Mood } from "./moods";

/** Each mood's name, how it sounds, and what others play it for. */
export const moodTexts: Record<
  Mood,
  { label: () => string; sound: () => string; use: () => string }
> = {
  energetic: { label: m.energetic, sound: m.energeticSound, use: m.energeticUse },
  relaxed: { label: m.relaxed, sound: m.relaxedSound, use: m.relaxedUse },
  focused: { label: m.focused, sound: m.focusedSound, use: m.focusedUse },
  upbeat: { label: m.upbeat, sound: m.upbeatSound, use: m.upbeatUse },
  reflective: { label: m.reflective, sound: m.reflectiveSound, use: m.reflectiveUse },
};
