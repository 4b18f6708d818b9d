import type { Mood } from "./moods";

/** How each mood is called, how it sounds, and what others play it for. */
export const moodWords: Record<Mood, { label: string; sound: string; goodFor: string }> = {
  energetic: {
    label: "Energetic",
    sound: "A quick, steady beat, bright plucked chords and a tune that keeps moving.",
    goodFor: "Sorting notes, tidying a desk, the last push before a break.",
  },
  relaxed: {
    label: "Relaxed",
    sound: "Long, warm chords on soft keys, with a shore somewhere far away. No drums.",
    goodFor: "Winding down, or reading for pleasure.",
  },
  focused: {
    label: "Focused",
    sound: "A small figure that goes round and round over a low pulse. Little happens.",
    goodFor: "Reading and problem sets, when the music should step back.",
  },
  upbeat: {
    label: "Upbeat",
    sound: "A light, swinging beat, a mallet tune and friendly chords.",
    goodFor: "Flashcards and vocabulary, one after the other.",
  },
  reflective: {
    label: "Reflective",
    sound: "Slow broken chords in three-four time, as on a felted piano in a large room.",
    goodFor: "Writing, and thinking back over the day.",
  },
};
