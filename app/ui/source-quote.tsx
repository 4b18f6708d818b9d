import { Link } from "@remix-run/react";
import { repeats } from "~/ui/repeats";

/** Where a question's answer stands in the material. */
export type SourceView = {
  fileName: string;
  page: number | null;
  quote: string;
  href: string;
};

/** The words of the material that an explanation stands on, unless it says them itself, and the way there. */
export function SourceQuote({ source, explanation }: { source: SourceView; explanation: string }) {
  return (
    <figure className="grid gap-1">
      {repeats(explanation, source.quote) ? null : (
        <blockquote dir="auto" className="border-s-3 border-ember ps-4 font-display wrap-anywhere">
          {source.quote}
        </blockquote>
      )}
      <figcaption className="text-base text-soft">
        <Link
          to={source.href}
          className="inline-block py-2.5 text-ember-ink underline underline-offset-4"
        >
          <span className="line-clamp-2">
            {source.page === null ? "Read it in" : `Page ${source.page} of`}{" "}
            <bdi className="wrap-anywhere">{source.fileName}</bdi>
          </span>
        </Link>
      </figcaption>
    </figure>
  );
}
