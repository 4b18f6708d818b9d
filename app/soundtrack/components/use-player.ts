import { useSyncExternalStore } from "react";
import { initialState, player } from "~/soundtrack/player";

/** What the player shows just now. */
export function usePlayer() {
  return useSyncExternalStore(player.subscribe, player.read, () => initialState);
}
