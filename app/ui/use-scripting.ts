import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while React takes over, true from then on. */
export function useScripting() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
