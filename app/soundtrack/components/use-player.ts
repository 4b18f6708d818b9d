import { useSyncExternalStore } from "react";
import { initialState, player } from "~/soundtrack/player";

/** The current state of the player. */
export function usePlayer() {
  return useSyncExternalStore(player.subscribe, player.read, () => initialState);
}
