import { useSyncExternalStore } from "react";

/** The interface of the player for pages that have not loaded its code. */
interface Playing {
  stop(): void;
}

let playing: Playing | null = null;
const listeners = new Set<() => void>();

/** Registers a player that has started. */
export function announcePlaying(player: Playing) {
  playing = player;
  for (const listener of listeners) listener();
}

/** Stops the player, if one is playing. */
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
