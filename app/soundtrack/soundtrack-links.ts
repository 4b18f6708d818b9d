import type { Mood } from "./moods";
import type { SoundtrackTab } from "./schema";

/** The URL of the screen with mood and tab; the player tab is the default. */
export function soundtrackLink({
  mood,
  tab = "player",
  set,
}: {
  mood?: Mood;
  tab?: SoundtrackTab;
  set?: string;
}): string {
  const query = new URLSearchParams();
  if (tab !== "player") query.set("tab", tab);
  if (mood) query.set("mood", mood);
  if (set) query.set("set", set);
  return query.size > 0 ? `/soundtrack?${query}` : "/soundtrack";
}
