import { parseBuffer } from "music-metadata";
import type { AudioClip } from "~/ai/ports";
import { webmSeconds } from "./webm-seconds";

/** How long a recording takes, in seconds; 0 where its bytes do not tell. */
export async function measureClip({ bytes, type }: AudioClip): Promise<number> {
  if (type === "audio/webm") return webmSeconds(bytes);
  try {
    const { format } = await parseBuffer(bytes, { mimeType: type }, { duration: true });
    return format.duration ?? 0;
  } catch {
    return 0;
  }
}
