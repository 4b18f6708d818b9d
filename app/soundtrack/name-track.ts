import { createRandom } from "./composer/random";
import type { Mood } from "./moods";
import type { TrackRecipe } from "./track-id";

const words: Record<Mood, { first: readonly string[]; second: readonly string[] }> = {
  energetic: {
    first: ["Bright", "Running", "Copper", "Open", "Quick", "Rising", "Electric", "Noon"],
    second: ["Caravan", "Mesa", "Tailwind", "Horizon", "Sandstorm", "Mirage", "Sprint", "Signal"],
  },
  relaxed: {
    first: ["Slow", "Warm", "Quiet", "Drifting", "Soft", "Long", "Amber", "Shaded"],
    second: ["Oasis", "Afternoon", "Palms", "Harbour", "Hammock", "Tide", "Courtyard", "Breeze"],
  },
  focused: {
    first: ["Steady", "Clear", "Deep", "Even", "Fine", "Blue", "Single", "Still"],
    second: ["Compass", "Margin", "Lamplight", "Thread", "Meridian", "Desk", "Orbit", "Line"],
  },
  upbeat: {
    first: ["Sunny", "Dancing", "Lemon", "Light", "Skipping", "Golden", "Market", "Paper"],
    second: ["Footsteps", "Bazaar", "Kite", "Pocket", "Holiday", "Whistle", "Rooftop", "Parade"],
  },
  reflective: {
    first: ["Evening", "Silver", "Far", "First", "Distant", "Hushed", "Violet", "Falling"],
    second: ["Dunes", "Starlight", "Letters", "Snow", "Window", "Moonrise", "Echo", "Well"],
  },
};

/** A track's title: the same for the same mood and seed. */
export function trackTitle({ mood, seed }: TrackRecipe): string {
  const random = createRandom(`title/${mood}/${seed}`);
  const { first, second } = words[mood];
  return `${random.pick(first)} ${random.pick(second)}`;
}
