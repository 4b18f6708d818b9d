import { useSyncExternalStore } from "react";

/** What the pages know of the music before its player is loaded. */
interface Playing {
  stop(): void;
}

let playing: Playing | null = null;
const listeners = new Set<() => void>();

/** Says that music has begun, and how to end it. */
export function announcePlaying(player: Playing) {
  playing = player;
  for (const listener of listeners) listener();
}

/** Ends the music, where there is any. */
export function stopPlaying() {
  playing?.stop();
  playing = null;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsPlaying() {
  return useSyncExternalStore(
    listen,
    () => playing !== null,
    () => false,
  );
}
