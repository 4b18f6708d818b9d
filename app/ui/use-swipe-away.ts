import { type PointerEvent, useRef } from "react";
import { isRightToLeft } from "~/localization/interface-language";

const threshold = 50;

/** Follows a finger or mouse to the nearer edge of the window; let go after 50 px, the thing is gone. */
export function useSwipeAway(onGone: () => void, onBack: () => void) {
  const from = useRef<number | null>(null);
  const outward = isRightToLeft() ? -1 : 1;
  const way = (event: PointerEvent) =>
    from.current === null ? 0 : Math.max(0, outward * (event.clientX - from.current));
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest("button")) return;
      from.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current !== null)
        event.currentTarget.style.transform = `translateX(${outward * way(event)}px)`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current === null) return;
      const gone = way(event) >= threshold;
      from.current = null;
      if (gone) onGone();
      else onBack();
    },
    onPointerCancel() {
      from.current = null;
      onBack();
    },
  };
}
