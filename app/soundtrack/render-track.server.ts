import { keepBytes } from "~/library/keep-bytes.server";
import type { BytePart } from "~/platform/answer-bytes.server";
import type { App } from "~/platform/app.server";
import { encodeMp3 } from "./composer/encode-mp3";
import { render } from "./composer/render";
import type { Score } from "./composer/score";
import { openMp3Encoder } from "./mp3-encoder.server";

export const trackType = "audio/mpeg";
/** How long a rendered track is kept, in milliseconds. After that it is rendered again when asked for. */
const keptFor = 30 * 86_400_000;
/** After so many pieces of the file other requests have their turn. */
const turn = 6;

/**
 * Renders a track and hands out the part asked for while it is being made. It is made to its end and
 * kept, even where the listener has gone: they mostly come back.
 */
export function renderTrack(
  app: App,
  score: Score,
  key: string,
  part: BytePart | null,
): ReadableStream<Uint8Array> {
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
      const whole = await encode();
      reader?.close();
      reader = null;
      const until = new Date(app.clock.now().getTime() + keptFor);
      await keepBytes(app, key, whole, trackType, until);
    } catch (error) {
      reader?.error(error);
      throw error;
    }
  }

  async function encode(): Promise<Uint8Array> {
    const encoder = await openMp3Encoder();
    const pieces: Uint8Array[] = [];
    let size = 0;
    for (const piece of encodeMp3(render(score), score.length, encoder)) {
      const asked = within(piece, size, part);
      // A copy: what is handed out belongs to the reader.
      if (asked.length > 0) reader?.enqueue(asked.slice());
      pieces.push(piece);
      size += piece.length;
      if (pieces.length % turn === 0) await new Promise((resume) => setTimeout(resume, 0));
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const piece of pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    return whole;
  }
}

/** What of a piece, which begins at `start` of the file, lies in the part asked for. */
function within(piece: Uint8Array, start: number, part: BytePart | null): Uint8Array {
  if (!part) return piece;
  const from = Math.max(0, part.start - start);
  return piece.subarray(from, Math.max(from, part.end + 1 - start));
}
