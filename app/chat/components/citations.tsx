import { Link } from "@remix-run/react";
import type { CitationView } from "~/chat/components/chat-views";
import * as m from "~/chat/messages";

/** The sources of an answer: number, quote and page, each a link to the passage. */
export function Citations({
  citations,
  fileId,
}: {
  citations: CitationView[];
  /** The file the conversation is about: its name is not repeated. */
  fileId: string | null;
}) {
  if (!citations.length) return null;
  return (
    <ol
      aria-label={m.sources()}
      className="mt-4 max-w-[68ch] divide-y divide-line rounded-card border border-line bg-surface"
    >
      {citations.map((citation) => (
        <li key={citation.number}>
          <Link
            to={citation.href}
            className="group flex min-h-12 items-center gap-3 rounded-card px-3 py-2 text-base leading-snug hover:bg-sunk"
          >
            <span className="grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-ember-wash px-1 text-sm font-semibold text-ember-ink tabular-nums">
              {citation.number}
            </span>
            <span className="min-w-0 flex-1">
              <q dir="auto" className="line-clamp-2 font-display sm:line-clamp-1">
                {citation.quote}
              </q>
              {citation.fileId === fileId ? null : (
                <bdi className="block truncate text-sm text-soft">{citation.fileName}</bdi>
              )}
            </span>
            {citation.page === null ? null : (
              <span className="shrink-0 text-sm text-soft tabular-nums group-hover:text-ink">
                {m.page({ page: citation.page })}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  );
}
