import { type MouseEvent, type PointerEvent, useRef } from "react";

/** How far a finger has to go before letting go leafs, in px. */
const threshold = 50;

/** What the finger has moved from here on is no tap. */
const tap = 8;

/**
 * Leafs with a finger: to the left comes the next card, to the right the previous one. The card
 * follows; let go too early, it comes back. Spread over the element that moves, which leaves up and
 * down to the page (`touch-action: pan-y`).
 */
export function useSwipe() {
  const from = useRef<{ id: number; x: number } | null>(null);
  const moved = useRef(false);
  const wayOf = (event: PointerEvent) => event.clientX - (from.current?.x ?? event.clientX);
  const put = (element: HTMLElement, way: number) => {
    element.style.translate = way === 0 ? "" : `${way}px`;
    element.dataset.held = String(way !== 0);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      moved.current = false;
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      from.current = { id: event.pointerId, x: event.clientX };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current?.id !== event.pointerId) return;
      const way = wayOf(event);
      if (!moved.current && Math.abs(way) < tap) return;
      if (!moved.current) event.currentTarget.setPointerCapture(event.pointerId);
      moved.current = true;
      put(event.currentTarget, way);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current?.id !== event.pointerId) return;
      const way = wayOf(event);
      from.current = null;
      put(event.currentTarget, 0);
      if (Math.abs(way) < threshold) return;
      const control = way < 0 ? "next" : "previous";
      document.querySelector<HTMLElement>(`[data-key="${control}"]`)?.click();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      from.current = null;
      put(event.currentTarget, 0);
    },
    /** A swipe ends on the card, which a tap would turn. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!moved.current) return;
      moved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
