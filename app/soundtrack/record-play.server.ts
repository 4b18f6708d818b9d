import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import * as m from "./messages";
import { countPlay } from "./play-store.server";
import { type Track, toTrack } from "./track";
import { readTrackId } from "./track-id";

/**
 * Adds a track to the learner's collection, or counts a further play.
 * @throws AppError not_found
 */
export async function recordPlay(app: App, actor: Actor, trackId: string): Promise<Track> {
  const recipe = readTrackId(trackId);
  if (!recipe) throw notFound(m.trackNotFound());
  await countPlay(app.database, actor.id, trackId, app.clock.now());
  return toTrack(recipe);
}
