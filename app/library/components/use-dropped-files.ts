import { useEffect, useRef, useState } from "react";

/**
 * Takes files that are dropped anywhere on the page, except on a picker, which takes its own. `take`
 * is null if none are wanted; dropped files are intercepted even then, or the browser would open them.
 * @returns whether files are being dragged over the page
 */
export function useDroppedFiles(take: ((files: File[]) => void) | null): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      setOver(latest.current !== null);
      if (!isPicker(event.target)) event.preventDefault();
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0 || isPicker(event.target)) return;
      event.preventDefault();
      latest.current?.(files);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("dragover", hold, { signal });
    document.addEventListener("dragleave", leave, { signal });
    document.addEventListener("drop", drop, { signal });
    return () => listening.abort();
  }, []);

  return over && take !== null;
}

function isPicker(target: EventTarget | null) {
  return target instanceof HTMLInputElement && target.type === "file" && !target.disabled;
}
