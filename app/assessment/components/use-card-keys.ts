import { isRightToLeft } from "~/localization/interface-language";
import { useKeyPress } from "~/ui/use-key-press";

/** Where pages run from left to right. */
const keys: Record<string, string[]> = {
  // Space turns the card; once turned, it rates the card if there is a rating.
  " ": ["medium", "flip"],
  Enter: ["medium", "flip"],
  ArrowLeft: ["previous"],
  ArrowRight: ["next"],
  "1": ["again"],
  "2": ["hard"],
  "3": ["medium"],
  "4": ["easy"],
  u: ["undo"],
};

const mirroredKeys: Record<string, string[]> = {
  ...keys,
  ArrowLeft: ["next"],
  ArrowRight: ["previous"],
};

/** Elements that Space or Enter operate. */
const operated = "a, button, summary";

/** Space turns and rates, arrows change the card, 1 to 4 rate, U undoes; not while typing. */
export function useCardKeys() {
  useKeyPress(press);
}

function press(event: KeyboardEvent) {
  const { key, target } = event;
  if (target instanceof HTMLElement) {
    if (target.closest("input, textarea, select, [contenteditable], [role=menu]")) return;
    if (key === "Enter" && target.closest(operated)) return;
    if (key === " " && target.closest("button, summary")) return;
  }
  const controls = isRightToLeft() ? mirroredKeys : keys;
  const control = controls[key.length === 1 ? key.toLowerCase() : key]
    ?.map((name) => document.querySelector<HTMLElement>(`[data-key="${name}"]`))
    .find((found) => found !== null);
  if (!control) return;
  event.preventDefault();
  control.click();
}
