import { showToast } from "~/ui/toast-store";
import { fallbackTrack } from "./fallback-track";
import * as m from "./messages";
import type { Mood } from "./moods";
import type { Track } from "./track";

/** Fetches tracks for a mood; on failure, shows a toast and returns the fallback track. */
export async function fetchTracks(
  mood: Mood,
  progress: number,
  signal: AbortSignal,
): Promise<Track[]> {
  try {
    const response = await fetch("/api/soundtrack/generate", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ mood, progress }),
      signal,
    });
    const answer = (await response.json().catch(() => null)) as {
      tracks?: Track[];
      error?: string;
    } | null;
    if (response.ok && answer?.tracks?.length) return answer.tracks;
    throw new Error(answer?.error ?? m.tracksNotLoaded());
  } catch (error) {
    if (signal.aborted) return [];
    // A `TypeError` is a connection failure with a browser-specific message.
    const said = error instanceof Error && !(error instanceof TypeError) ? error.message : "";
    showToast({
      tone: "error",
      title: m.tracksFailed(),
      message: said || m.tracksFailedAdvice(),
    });
    return [fallbackTrack(mood)];
  }
}

/** Records a play; failures are ignored. */
export function postPlay(trackId: string): void {
  fetch("/api/soundtrack/plays", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ trackId }),
  }).catch(() => {});
}
