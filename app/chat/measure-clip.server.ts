import { parseBuffer } from "music-metadata";
import type { AudioClip } from "~/ai/ports";
import { webmSeconds } from "./webm-seconds";

/** The length of a recording in seconds; 0 if it cannot be determined. */
export async function measureClip({ bytes, type }: AudioClip): Promise<number> {
  if (type === "audio/webm") return webmSeconds(bytes);
  try {
    const { format } = await parseBuffer(bytes, { mimeType: type }, { duration: true });
    return format.duration ?? 0;
  } catch {
    return 0;
  }
}
