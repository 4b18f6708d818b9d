import { lengthOf } from "./composer/compose";
import type { Mood } from "./moods";
import { titleOf } from "./name-track";
import { type TrackRecipe, toTrackId } from "./track-id";

/** A track as `POST /api/soundtrack/generate` answers it. */
export interface Track {
  id: string;
  title: string;
  mood: Mood;
  /** Where its bytes are. */
  url: string;
  /** Seconds. */
  duration: number;
}

/** A track that was really played. */
export interface PlayedTrack extends Track {
  /** When it was last begun. */
  playedAt: string;
  /** How often. */
  plays: number;
}

/** What is known of a track without rendering it. */
export function toTrack(recipe: TrackRecipe): Track {
  const id = toTrackId(recipe);
  return {
    id,
    title: titleOf(recipe),
    mood: recipe.mood,
    url: `/api/soundtrack/tracks/${id}`,
    duration: Math.round(lengthOf(recipe) * 1000) / 1000,
  };
}
