import type { TrackRecipe } from "./track-id";

/** Renders tracks. */
export interface TrackRenderer {
  /** Streams the track's MP3 as it is rendered; the stream fails if rendering does. */
  render(recipe: TrackRecipe): Promise<AsyncIterable<Uint8Array>>;
}

declare module "~/platform/app.server" {
  interface App {
    tracks: TrackRenderer;
  }
}
