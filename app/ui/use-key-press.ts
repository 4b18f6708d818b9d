import { useEffect } from "react";

/** Calls `press`, which must stay the same function, for each key pressed without a modifier. */
export function useKeyPress(press: (event: KeyboardEvent) => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      press(event);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [press]);
}
