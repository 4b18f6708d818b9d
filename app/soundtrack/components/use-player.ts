import { useSyncExternalStore } from "react";
import { player, untouched } from "~/soundtrack/player";

/** What the player shows just now. */
export function usePlayer() {
  return useSyncExternalStore(player.subscribe, player.read, () => untouched);
}
