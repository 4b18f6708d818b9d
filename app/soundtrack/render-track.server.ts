import { storeTemporarily } from "~/library/store-temporarily.server";
import type { BytePart } from "~/platform/answer-bytes.server";
import type { App } from "~/platform/app.server";
import type { TrackRecipe } from "./track-id";

export const trackType = "audio/mpeg";
/** How long a rendered track is stored, in milliseconds; then it is rendered again on request. */
const retentionMs = 30 * 86_400_000;

/**
 * Renders a track and streams the requested range meanwhile. Rendering always finishes and the
 * track is stored, because listeners usually return.
 * @param size the size of the whole track, in bytes
 */
export async function renderTrack(
  app: App,
  recipe: TrackRecipe,
  { key, size }: { key: string; size: number },
  part: BytePart | null,
): Promise<ReadableStream<Uint8Array>> {
  const made = await app.tracks.render(recipe);
  let reader: ReadableStreamDefaultController<Uint8Array> | null = null;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      reader = controller;
    },
    cancel() {
      reader = null;
    },
  });
  app.background.run("render_track", work());
  return stream;

  async function work() {
    try {
      const whole = await receive();
      reader?.close();
      reader = null;
      const until = new Date(app.clock.now().getTime() + retentionMs);
      await storeTemporarily(app, key, whole, trackType, until);
    } catch (error) {
      reader?.error(error);
      throw error;
    }
  }

  async function receive(): Promise<Uint8Array> {
    const whole = new Uint8Array(size);
    let received = 0;
    for await (const piece of made) {
      whole.set(piece, received);
      const asked = overlapWithRange(piece, received, part);
      // A copy, because the stream transfers the buffer.
      if (asked.length > 0) reader?.enqueue(asked.slice());
      received += piece.length;
    }
    if (received < size) throw new Error(`The track broke off after ${received} of ${size} bytes.`);
    return whole;
  }
}

/** The overlap of a piece that starts at `start` with the requested range. */
function overlapWithRange(piece: Uint8Array, start: number, part: BytePart | null): Uint8Array {
  if (!part) return piece;
  const from = Math.max(0, part.start - start);
  return piece.subarray(from, Math.max(from, part.end + 1 - start));
}
