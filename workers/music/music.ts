import { WorkerEntrypoint } from "cloudflare:workers";
import { createEncoder } from "wasm-media-encoders";
import mp3 from "wasm-media-encoders/wasm/mp3";
import { compose } from "~/soundtrack/composer/compose";
import { encodeMp3 } from "~/soundtrack/composer/encode-mp3";
import { render } from "~/soundtrack/composer/render";
import type { TrackRecipe } from "~/soundtrack/track-id";

/** After so many pieces of the file other tracks have their turn. */
const turn = 6;

/** Composes, renders and encodes tracks. */
export default class Music extends WorkerEntrypoint {
  /** The track's MP3, while it is being made. */
  render(recipe: TrackRecipe): ReadableStream<Uint8Array> {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    this.ctx.waitUntil(writeTrack(recipe, writable.getWriter()));
    return readable;
  }

  override fetch(): Response {
    return new Response(null, { status: 404 });
  }
}

/** Ends early if the reader cancels. */
async function writeTrack(
  recipe: TrackRecipe,
  writer: WritableStreamDefaultWriter<Uint8Array>,
): Promise<void> {
  try {
    const score = compose(recipe);
    // LAME takes 16 MB of memory, one for each track.
    const encoder = await createEncoder("audio/mpeg", mp3);
    let pieces = 0;
    for (const piece of encodeMp3(render(score), score.length, encoder)) {
      await writer.write(piece);
      pieces += 1;
      if (pieces % turn === 0) await new Promise((resume) => setTimeout(resume, 0));
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => {});
  }
}
