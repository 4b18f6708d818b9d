import { useEffect } from "react";

/** A to Z and 1 to 9 press what carries that `data-option`, where nobody is typing. */
export function useLetterKeys(open: boolean) {
  useEffect(() => {
    if (!open) return;
    const choose = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target;
      if (
        target instanceof HTMLElement &&
        target.matches("input:not([type=radio]), textarea, select")
      )
        return;
      const letter = /^[1-9]$/.test(event.key)
        ? String.fromCharCode(64 + Number(event.key))
        : event.key.toUpperCase();
      if (!/^[A-Z]$/.test(letter)) return;
      document.querySelector<HTMLElement>(`[data-option="${letter}"]`)?.click();
    };
    window.addEventListener("keydown", choose);
    return () => window.removeEventListener("keydown", choose);
  }, [open]);
}
