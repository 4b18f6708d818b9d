import { type MouseEvent, type PointerEvent, useRef } from "react";
import { isRightToLeft } from "~/localization/interface-language";

/** How far a finger has to move to change the card, in px. */
const threshold = 50;

/** A shorter movement is a tap, in px. */
const tap = 8;

/**
 * Changes the card by swiping: left for the next one, right for the previous one, and the other way round
 * where pages run from right to left. The card follows
 * the finger, and returns if released too early. For the element that moves, which leaves vertical
 * movements to the page (`touch-action: pan-y`).
 */
export function useSwipe() {
  const from = useRef<{ id: number; x: number } | null>(null);
  const moved = useRef(false);
  const distanceOf = (event: PointerEvent) => event.clientX - (from.current?.x ?? event.clientX);
  const move = (element: HTMLElement, distance: number) => {
    element.style.translate = distance === 0 ? "" : `${distance}px`;
    element.dataset.held = String(distance !== 0);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      moved.current = false;
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      from.current = { id: event.pointerId, x: event.clientX };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current?.id !== event.pointerId) return;
      const distance = distanceOf(event);
      if (!moved.current && Math.abs(distance) < tap) return;
      if (!moved.current) event.currentTarget.setPointerCapture(event.pointerId);
      moved.current = true;
      move(event.currentTarget, distance);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current?.id !== event.pointerId) return;
      const distance = distanceOf(event);
      from.current = null;
      move(event.currentTarget, 0);
      if (Math.abs(distance) < threshold) return;
      const control = distance < 0 !== isRightToLeft() ? "next" : "previous";
      document.querySelector<HTMLElement>(`[data-key="${control}"]`)?.click();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      from.current = null;
      move(event.currentTarget, 0);
    },
    /** A swipe ends with a click on the card, which would turn it. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!moved.current) return;
      moved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
