import type { Actor, App } from "~/platform/app.server";
import { listPlayRows, type PlayRow } from "./play-store.server";
import { type PlayedTrack, toTrack } from "./track";
import { readTrackId } from "./track-id";

/** The tracks that the learner played, latest first. */
export async function listPlays(app: App, actor: Actor, limit = 50): Promise<PlayedTrack[]> {
  const rows = await listPlayRows(app.database, actor.id, limit);
  return rows.flatMap(toPlayedTrack);
}

function toPlayedTrack({ trackId, plays, playedAt }: PlayRow): PlayedTrack[] {
  const recipe = readTrackId(trackId);
  return recipe ? [{ ...toTrack(recipe), plays, playedAt: playedAt.toISOString() }] : [];
}
