import type { Mood } from "~/soundtrack/moods";
import type { TitleChoice, TitleWords } from "~/soundtrack/title-words";

const words: Record<Mood, TitleWords> = {
  energetic: {
    qualities: ["Bright", "Running", "Copper", "Open", "Quick", "Rising", "Electric", "Noon"],
    things: ["Caravan", "Mesa", "Tailwind", "Horizon", "Sandstorm", "Mirage", "Sprint", "Signal"],
  },
  relaxed: {
    qualities: ["Slow", "Warm", "Quiet", "Drifting", "Soft", "Long", "Amber", "Shaded"],
    things: ["Oasis", "Afternoon", "Palms", "Harbour", "Hammock", "Tide", "Courtyard", "Breeze"],
  },
  focused: {
    qualities: ["Steady", "Clear", "Deep", "Even", "Fine", "Blue", "Single", "Still"],
    things: ["Compass", "Margin", "Lamplight", "Thread", "Meridian", "Desk", "Orbit", "Line"],
  },
  upbeat: {
    qualities: ["Sunny", "Dancing", "Lemon", "Light", "Skipping", "Golden", "Market", "Paper"],
    things: ["Footsteps", "Bazaar", "Kite", "Pocket", "Holiday", "Whistle", "Rooftop", "Parade"],
  },
  reflective: {
    qualities: ["Evening", "Silver", "Far", "First", "Distant", "Hushed", "Violet", "Falling"],
    things: ["Dunes", "Starlight", "Letters", "Snow", "Window", "Moonrise", "Echo", "Well"],
  },
};

// Made up for each track: any quality goes with any thing.
export const trackTitle = ({ mood, quality, thing }: TitleChoice) =>
  `${words[mood].qualities[quality]} ${words[mood].things[thing]}`;
