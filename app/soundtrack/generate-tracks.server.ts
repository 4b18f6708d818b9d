import { newId } from "~/platform/ids";
import { createRandom } from "./composer/random";
import type { Mood } from "./moods";
import { tracksInSet } from "./set-size";
import { type Track, toTrack } from "./track";

/**
 * Generates a set of tracks with different titles. A track is rendered when it is first played.
 * @param set the name of a reproducible set; without it, the tracks are new
 */
export function generateTracks(request: { mood: Mood; progress: number; set?: string }): {
  tracks: Track[];
} {
  const { mood, progress, set = newId() } = request;
  const random = createRandom(`set/${set}`);
  const tracks = new Map<string, Track>();
  while (tracks.size < tracksInSet) {
    const seed = Math.floor(random.next() * 2 ** 32).toString(36);
    const track = toTrack({ mood, progress, seed });
    if (!tracks.has(track.title)) tracks.set(track.title, track);
  }
  return { tracks: [...tracks.values()] };
}
