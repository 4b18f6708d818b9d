import * as m from "~/review/messages";

/** Why an item is due, and its source. */
export function ItemHeading({ reason, title }: { reason: string; title: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-base">
      <span className="font-semibold text-ember-ink">{reason}</span>
      <span dir="auto" className="min-w-0 truncate text-soft">
        {m.fromWork({ title })}
      </span>
    </p>
  );
}
