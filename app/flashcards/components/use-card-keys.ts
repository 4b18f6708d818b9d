import { useEffect } from "react";

const keys: Record<string, string> = {
  " ": "flip",
  ArrowLeft: "previous",
  ArrowRight: "next",
  "1": "again",
  "2": "hard",
  "3": "medium",
  "4": "easy",
};

/** Space turns the card, the arrows leaf through, 1 to 4 rate, where nobody is typing. */
export function useCardKeys() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      if (target instanceof HTMLElement) {
        if (target.matches("input, textarea, select")) return;
        // A button or a menu takes Space for itself.
        if (event.key === " " && target.matches("button, summary")) return;
      }
      const control = document.querySelector<HTMLElement>(`[data-key="${keys[event.key]}"]`);
      if (!control) return;
      event.preventDefault();
      control.click();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
