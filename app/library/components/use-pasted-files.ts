import { useEffect, useRef } from "react";

/** Takes files that are pasted anywhere on the page; `take` is null if none are wanted. */
export function usePastedFiles(take: ((files: File[]) => void) | null): void {
  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Word processors copy a selection as text and as a picture; use the text.
      const hasText = event.clipboardData?.types.includes("text/plain");
      if (event.defaultPrevented || files.length === 0 || hasText || !latest.current) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}
