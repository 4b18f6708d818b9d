import { Fragment } from "react";
import type { TextRange } from "~/library/find-text";

/**
 * A text, or a paragraph of it, with ranges marked; the current one has the `id` that a link leads to.
 */
export function MarkedText({
  text,
  from = 0,
  ranges,
  shown,
  id,
}: {
  text: string;
  /** The offset of the paragraph in the text that the ranges refer to. */
  from?: number;
  ranges: TextRange[];
  /** Index of the current range, or -1. */
  shown: number;
  id: string;
}) {
  let done = 0;
  const parts = ranges.map((range, index) => {
    const start = Math.max(0, range.start - from);
    const end = Math.min(text.length, range.end - from);
    if (start >= end) return null;
    const before = text.slice(done, start);
    done = end;
    return (
      <Fragment key={start}>
        {before}
        <mark
          id={index === shown && range.start >= from ? id : undefined}
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
