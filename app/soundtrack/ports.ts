import type { TrackRecipe } from "./track-id";

/** Makes the music of a track. */
export interface TrackRenderer {
  /** The track's MP3, while it is being made; it breaks off with an error where that fails. */
  render(recipe: TrackRecipe): Promise<AsyncIterable<Uint8Array>>;
}

declare module "~/platform/app.server" {
  interface App {
    tracks: TrackRenderer;
  }
}
