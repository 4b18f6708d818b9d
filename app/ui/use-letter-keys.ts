import { useKeyPress } from "~/ui/use-key-press";

/**
 * Keyboard shortcuts: A to Z and 1 to 9 click the element with that `data-option`, Enter the one with
 * `data-onward`, unless the learner is typing.
 */
export function useLetterKeys() {
  useKeyPress(press);
}

function press(event: KeyboardEvent) {
  const { key, target } = event;
  if (target instanceof HTMLElement) {
    if (target.matches("input:not([type=radio]), textarea, select")) return;
    // Elements that Enter activates natively.
    if (key === "Enter" && target.closest("a, button, summary, input")) return;
  }
  const letter = /^[1-9]$/.test(key) ? String.fromCharCode(64 + Number(key)) : key.toUpperCase();
  const wanted = key === "Enter" ? "[data-onward]" : `[data-option="${letter}"]`;
  if (key !== "Enter" && !/^[A-Z]$/.test(letter)) return;
  document.querySelector<HTMLElement>(wanted)?.click();
}
