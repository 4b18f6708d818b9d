import { useCallback, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function read(name: string): boolean | null {
  try {
    const value = localStorage.getItem(name);
    return value === null ? null : value === "true";
  } catch {
    return null;
  }
}

function listen(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** A yes or no that this browser remembers; `undefined` until the browser has been asked. */
export function useLocalFlag(name: string, fallback: boolean) {
  const flag = useSyncExternalStore(
    listen,
    () => read(name) ?? fallback,
    () => undefined,
  );
  const set = useCallback(
    (value: boolean) => {
      try {
        localStorage.setItem(name, String(value));
      } catch {
        // A browser that keeps nothing forgets this too.
      }
      for (const listener of listeners) listener();
    },
    [name],
  );
  return [flag, set] as const;
}
