import { Fragment } from "react";
import type { Stretch } from "~/library/find-text";

/** A text with stretches marked; the one that is shown carries `id`, so that a link leads to it. */
export function MarkedText({
  text,
  stretches,
  shown,
  id,
}: {
  text: string;
  stretches: Stretch[];
  /** Index of the stretch that is shown, or -1. */
  shown: number;
  id: string;
}) {
  let done = 0;
  const parts = stretches.map(({ start, end }, index) => {
    const before = text.slice(done, start);
    done = end;
    return (
      <Fragment key={start}>
        {before}
        <mark
          id={index === shown ? id : undefined}
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
