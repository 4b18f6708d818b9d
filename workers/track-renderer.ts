import { withTimeout } from "~/platform/with-timeout";
import type { TrackRenderer } from "~/soundtrack/ports";
import type Music from "./music/music";

/** Milliseconds until the next piece of a track; each takes a few of them. */
const timeoutMs = 30_000;

/** Has tracks rendered by `workers/music`. */
export function createTrackRenderer(music: Pick<Music, "render">): TrackRenderer {
  return {
    async render(recipe) {
      // Called on another worker, it is a promise.
      const stream = await withTimeout(timeoutMs, Promise.resolve(music.render(recipe)));
      return piecesOf(stream.getReader());
    },
  };
}

async function* piecesOf(reader: ReadableStreamDefaultReader<Uint8Array>) {
  for (;;) {
    const { done, value } = await withTimeout(timeoutMs, reader.read());
    if (done) return;
    yield value;
  }
}
