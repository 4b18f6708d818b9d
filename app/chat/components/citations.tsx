import { Link } from "@remix-run/react";
import type { CitationView } from "~/chat/components/chat-views";

/** Where an answer comes from: number, page and the words themselves, each leading to its place. */
export function Citations({ citations }: { citations: CitationView[] }) {
  if (!citations.length) return null;
  return (
    <ol aria-label="Sources" className="mt-4 grid max-w-[68ch] gap-2">
      {citations.map((citation) => (
        <li key={citation.number}>
          <Link
            to={citation.href}
            className="group flex min-h-11 items-start gap-3 rounded-card border border-line bg-surface px-3 py-2 text-base leading-snug hover:border-edge"
          >
            <span className="mt-px grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-ember-wash px-1 text-sm font-semibold text-ember-ink tabular-nums">
              {citation.number}
            </span>
            <span className="min-w-0">
              <q dir="auto" className="line-clamp-2 font-display">
                {citation.quote}
              </q>
              <span className="mt-0.5 block truncate text-sm text-soft group-hover:text-ink">
                {citation.page === null ? "" : `Page ${citation.page}, `}
                <bdi>{citation.fileName}</bdi>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
