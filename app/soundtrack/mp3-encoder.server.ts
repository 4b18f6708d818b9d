import { createEncoder } from "wasm-media-encoders";
import wasm from "wasm-media-encoders/wasm/mp3";
import type { Mp3Encoder } from "./composer/encode-mp3";

/** LAME in WebAssembly, 16 MB of memory; one for each piece that is being encoded. */
export async function openMp3Encoder(): Promise<Mp3Encoder> {
  return createEncoder("audio/mpeg", wasm);
}
