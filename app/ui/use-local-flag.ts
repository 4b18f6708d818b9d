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

/** A boolean in local storage; `undefined` before hydration. */
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
        // Storage may be disabled.
      }
      for (const listener of listeners) listener();
    },
    [name],
  );
  return [flag, set] as const;
}
