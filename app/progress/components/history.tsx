import { Link } from "@remix-run/react";
import * as m from "~/progress/messages";
import { CreatedAt } from "~/ui/created-at";
import type { WorkRow } from "~/ui/work-list";

/** Earlier work or a conversation. */
export interface HistoryItem extends WorkRow {
  /** The line below the title; its language is unknown. */
  excerpt?: string;
}

/** How many items a list holds at most. */
const shown = 50;

/** Earlier work as links, the latest first. */
export function History({ items }: { items: HistoryItem[] }) {
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {items.map(({ id, href, title, createdAt, size, note, excerpt, standing }) => (
          <li key={id} className="first:rounded-t-card last:rounded-b-card hover:bg-sunk">
            <Link to={href} className="flex min-h-16 items-center gap-4 rounded-card px-4 py-3">
              <span className="min-w-0 flex-1">
                <span
                  dir="auto"
                  className="text-match-parent line-clamp-2 leading-snug font-semibold wrap-anywhere"
                >
                  {title}
                </span>
                {excerpt ? (
                  <span
                    dir="auto"
                    className="text-match-parent line-clamp-1 text-base wrap-anywhere"
                  >
                    {excerpt}
                  </span>
                ) : null}
                <CreatedAt iso={createdAt} size={size} note={note} />
              </span>
              {standing ? (
                <span className="max-w-32 shrink-0 text-end text-base leading-tight font-semibold tabular-nums">
                  {standing}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
      {items.length >= shown ? (
        <p className="mt-2 text-sm text-soft">{m.latestShown({ count: shown })}</p>
      ) : null}
    </>
  );
}
