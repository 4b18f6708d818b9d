/** The moods, in the order in which they are offered. */
export const moods = ["energetic", "relaxed", "focused", "upbeat", "reflective"] as const;

export type Mood = (typeof moods)[number];

export const defaultMood: Mood = "focused";
