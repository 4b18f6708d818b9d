// The operating system's media controls: keys, lock screen, headset.
import * as m from "./messages";
import type { Track } from "./track";

/** @param handlers by action, as far as the player supports it */
export function handleMediaKeys(
  handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>>,
): void {
  const session = mediaSession();
  if (!session) return;
  for (const [action, handler] of Object.entries(handlers)) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // Browsers may not support the action.
    }
  }
}

export function showTrack(track: Track, isPlaying: boolean): void {
  const session = mediaSession();
  if (!session) return;
  session.metadata = new MediaMetadata({
    title: track.title,
    artist: "Fennec",
    album: m.title(),
    artwork: [{ src: "/icon-512.png", sizes: "512x512", type: "image/png" }],
  });
  session.playbackState = isPlaying ? "playing" : "paused";
}

/** @param position in seconds */
export function showPosition(track: Track, position: number): void {
  mediaSession()?.setPositionState?.({
    duration: track.duration,
    position: Math.min(position, track.duration),
  });
}

export function clearMediaSession(): void {
  const session = mediaSession();
  if (!session) return;
  session.metadata = null;
  session.playbackState = "none";
}

function mediaSession(): MediaSession | null {
  return "mediaSession" in navigator ? navigator.mediaSession : null;
}
