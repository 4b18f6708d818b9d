import type { Actor, App } from "~/platform/app.server";
import { listPlays } from "./list-plays.server";
import type { PlayedTrack } from "./track";

/** All of the learner's listening. */
export async function exportPlays(app: App, actor: Actor): Promise<PlayedTrack[]> {
  return listPlays(app, actor, -1);
}
