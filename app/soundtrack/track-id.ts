import { type Mood, moods } from "./moods";

/** The input of the composer. The id encodes it, so the same id is always the same track. */
export interface TrackRecipe {
  mood: Mood;
  /** 5 to 95. */
  progress: number;
  /** Letters and digits. */
  seed: string;
}

/** The form of an id: mood, progress, seed. */
export const trackIdPattern = new RegExp(
  `^(${moods.join("|")})-([5-9]|[1-8]\\d|9[0-5])-([0-9a-z]{1,16})$`,
);

export function toTrackId({ mood, progress, seed }: TrackRecipe): string {
  return `${mood}-${progress}-${seed}`;
}

/** @returns null if it is no track's id */
export function readTrackId(id: string): TrackRecipe | null {
  const found = trackIdPattern.exec(id);
  if (!found) return null;
  const [, mood, progress, seed] = found;
  return { mood: mood as Mood, progress: Number(progress), seed: seed ?? "" };
}
