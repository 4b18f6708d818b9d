import { lengthOf } from "./composer/compose";
import type { Mood } from "./moods";
import { trackTitle } from "./name-track";
import { type TrackRecipe, toTrackId } from "./track-id";

/** A track in the response of `POST /api/soundtrack/generate`. */
export interface Track {
  id: string;
  title: string;
  mood: Mood;
  /** The URL of its MP3. */
  url: string;
  /** Seconds. */
  duration: number;
}

/** A track that was played. */
export interface PlayedTrack extends Track {
  /** When it was last started. */
  playedAt: string;
  /** How often it was played. */
  plays: number;
}

/** Describes a track without rendering it. */
export function toTrack(recipe: TrackRecipe): Track {
  const id = toTrackId(recipe);
  return {
    id,
    title: trackTitle(recipe),
    mood: recipe.mood,
    url: `/api/soundtrack/tracks/${id}`,
    duration: Math.round(lengthOf(recipe) * 1000) / 1000,
  };
}
