import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useSwipe } from "~/assessment/components/use-swipe";

const face =
  "grid min-h-[clamp(17rem,41svh,28rem)] content-center justify-items-center rounded-card border border-line bg-surface px-6 py-10 text-center shadow-lift outline-none backface-hidden [grid-area:1/1] sm:px-10";

function textSize(text: string) {
  if (text.length < 60) return "text-3xl sm:text-4xl leading-tight";
  return text.length < 160 ? "text-2xl leading-snug" : "text-xl leading-snug";
}

/** Moves the focus to the side that was turned up. */
function useTurnFocus(side: "front" | "back") {
  const faces = { front: useRef<HTMLDivElement>(null), back: useRef<HTMLDivElement>(null) };
  const before = useRef(side);
  const { current: shown } = faces[side];
  useEffect(() => {
    if (before.current !== side) shown?.focus({ preventScroll: true });
    before.current = side;
  }, [side, shown]);
  return faces;
}

/** A card with two sides. It turns, or changes at once for learners who prefer reduced motion. */
export function FlipCard({
  front,
  back,
  side,
  turnHref,
}: {
  front: string;
  back: string;
  side: "front" | "back";
  turnHref: string;
}) {
  const faces = useTurnFocus(side);
  const swipe = useSwipe();
  return (
    <div
      {...swipe}
      className="relative touch-pan-y perspective-[90rem] transition-[translate] duration-150 select-none data-[held=true]:transition-none motion-reduce:transition-none"
    >
      <div
        className={`grid transition-transform duration-240 ease-in-out transform-3d motion-reduce:transition-none ${side === "back" ? "turned-card rotate-y-180" : ""}`}
      >
        <div ref={faces.front} tabIndex={-1} aria-hidden={side === "back"} className={face}>
          <p dir="auto" className={`font-display text-balance wrap-anywhere ${textSize(front)}`}>
            {front}
          </p>
        </div>
        <div
          ref={faces.back}
          tabIndex={-1}
          aria-hidden={side === "front"}
          className={`rotate-y-180 ${face}`}
        >
          <p dir="auto" className={`text-balance wrap-anywhere ${textSize(back)}`}>
            {back}
          </p>
        </div>
      </div>
      <Link
        to={turnHref}
        // It is this page, which is known.
        discover="none"
        data-offline=""
        draggable={false}
        replace
        preventScrollReset
        tabIndex={-1}
        aria-hidden="true"
        className="absolute inset-0 rounded-card"
      />
    </div>
  );
}
