import { type Mood, moods } from "./moods";

/** What a track is made from. Its id says it all, so that the same id is the same music for ever. */
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

/** Null where it is no track's id. */
export function readTrackId(id: string): TrackRecipe | null {
  const found = trackIdPattern.exec(id);
  if (!found) return null;
  const [, mood, progress, seed] = found;
  return { mood: mood as Mood, progress: Number(progress), seed: seed ?? "" };
}
