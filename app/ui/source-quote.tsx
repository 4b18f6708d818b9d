import { Link } from "@remix-run/react";
import * as m from "./messages";

/** A passage of the material, and where it is. */
export type SourceView = {
  page: number | null;
  quote: string;
  /** Null if there is nothing to open: the text was pasted. */
  file: { name: string; href: string } | null;
};

const edge = { neutral: "border-ember", right: "border-sage", wrong: "border-rust" } as const;

/** A quote of the material, unless it is shown already, and a link to its place. */
export function SourceQuote({
  source: { page, quote, file },
  isQuoted = false,
  tone = "neutral",
  beside,
}: {
  source: SourceView;
  /** Whether the page shows the quoted words already. */
  isQuoted?: boolean;
  tone?: keyof typeof edge;
  /** Another source next to it; if it names the file, this one does not. */
  beside?: SourceView | null;
}) {
  if (isQuoted && !file) return null;
  return (
    <figure className="grid gap-1">
      {isQuoted ? null : (
        <blockquote
          dir="auto"
          className={`border-s-3 ps-4 font-display wrap-anywhere ${edge[tone]}`}
        >
          {quote}
        </blockquote>
      )}
      {file ? (
        <figcaption className="text-base text-soft">
          <Link
            to={file.href}
            className="inline-block py-2.5 text-ember-ink underline underline-offset-4"
          >
            {beside?.file?.name === file.name ? (
              <span>{page === null ? m.showInText() : m.showOnPage({ page })}</span>
            ) : (
              <span className="line-clamp-2">
                {page === null
                  ? m.readIn({ file: fileName(file.name) })
                  : m.pageOf({ page, file: fileName(file.name) })}
              </span>
            )}
          </Link>
        </figcaption>
      ) : null}
    </figure>
  );
}

function fileName(name: string) {
  return (
    <bdi key="file" className="wrap-anywhere">
      {name}
    </bdi>
  );
}
