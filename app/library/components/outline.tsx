import { Link } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import * as m from "~/library/messages";

/** The headings of a document, each leading to its section. */
export type OutlineEntry = { ordinal: number; page: number | null; heading: string };

export function Outline({ fileId, outline }: { fileId: string; outline: OutlineEntry[] }) {
  if (outline.length < 2) return null;
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-11 list-none items-center gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {m.contents()}
        <span className="ms-auto text-base font-normal text-soft tabular-nums">
          {outline.length}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <nav aria-label={m.contents()} className="max-h-80 overflow-y-auto border-t border-line p-1">
        <ol>
          {outline.map(({ ordinal, page, heading }) => (
            <li key={ordinal}>
              <Link
                to={`/app/docs?fileId=${fileId}&from=${ordinal}#part-${ordinal}`}
                className="flex min-h-11 items-center gap-3 rounded-card px-3 text-base leading-snug hover:bg-sunk"
              >
                <span dir="auto" className="text-match-parent min-w-0 flex-1 wrap-anywhere">
                  {heading}
                </span>
                {page === null ? null : (
                  <span className="shrink-0 text-sm text-soft tabular-nums">
                    {m.page({ page })}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
