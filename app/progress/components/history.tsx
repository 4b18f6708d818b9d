import { Link } from "@remix-run/react";
import { LocalMoment } from "~/ui/local-time";

/** Something to open again: what it is, when it was, and how far it came. */
export interface HistoryItem {
  id: string;
  href: string;
  title: string;
  date: string;
  /** "12 messages", "10 questions". */
  size: string;
  /** What is special about it. */
  note?: string;
  /** The line under the title; of unknown language. */
  excerpt?: string;
  /** "80%", "3 of 10 answered". */
  standing?: string;
}

/** The most that a list shows: the latest. */
const shown = 50;

/** What was done earlier, as links, the latest first. */
export function History({ items }: { items: HistoryItem[] }) {
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {items.map(({ id, href, title, date, size, note, excerpt, standing }) => (
          <li key={id} className="first:rounded-t-card last:rounded-b-card hover:bg-sunk">
            <Link to={href} className="flex min-h-16 items-center gap-4 rounded-card px-4 py-3">
              <span className="min-w-0 flex-1">
                <span dir="auto" className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
                  {title}
                </span>
                {excerpt ? (
                  <span dir="auto" className="line-clamp-1 text-base wrap-anywhere">
                    {excerpt}
                  </span>
                ) : null}
                <span className="block text-sm text-soft tabular-nums">
                  <LocalMoment iso={date} />, <span className="whitespace-nowrap">{size}</span>
                  {note ? `, ${note}` : null}
                </span>
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
        <p className="mt-2 text-sm text-soft">The latest {shown} are shown.</p>
      ) : null}
    </>
  );
}

/** "1 card", "2 cards". */
export function counted(count: number, one: string) {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
}
