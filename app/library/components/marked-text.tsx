import { Fragment } from "react";
import type { Stretch } from "~/library/find-text";

/**
 * A text, or a paragraph of it, with stretches marked; the one that is shown carries `id`, so that
 * a link leads to it.
 */
export function MarkedText({
  text,
  from = 0,
  stretches,
  shown,
  id,
}: {
  text: string;
  /** Where the paragraph begins in the text that the stretches count in. */
  from?: number;
  stretches: Stretch[];
  /** Index of the stretch that is shown, or -1. */
  shown: number;
  id: string;
}) {
  let done = 0;
  const parts = stretches.map((stretch, index) => {
    const start = Math.max(0, stretch.start - from);
    const end = Math.min(text.length, stretch.end - from);
    if (start >= end) return null;
    const before = text.slice(done, start);
    done = end;
    return (
      <Fragment key={start}>
        {before}
        <mark
          id={index === shown && stretch.start >= from ? id : undefined}
          className={id === "match" && index === shown ? "bg-ember text-on-ember" : undefined}
        >
          {text.slice(start, end)}
        </mark>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  );
}
