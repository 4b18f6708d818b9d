import { Link } from "@remix-run/react";

/** What the material says, and where. */
export type SourceView = {
  page: number | null;
  quote: string;
  /** Null where there is no place to show: the text was pasted. */
  file: { name: string; href: string } | null;
};

const edge = { neutral: "border-ember", right: "border-sage", wrong: "border-rust" } as const;

/** Words of the material, unless they are said beside them, and the way there. */
export function SourceQuote({
  source: { page, quote, file },
  isSaid = false,
  tone = "neutral",
  beside,
}: {
  source: SourceView;
  /** Whether the words stand beside it already. */
  isSaid?: boolean;
  tone?: keyof typeof edge;
  /** Another source that names the file, so that this one need not. */
  beside?: SourceView | null;
}) {
  if (isSaid && !file) return null;
  return (
    <figure className="grid gap-1">
      {isSaid ? null : (
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
              <span>{page === null ? "Show it in the text" : `Show it on page ${page}`}</span>
            ) : (
              <span className="line-clamp-2">
                {page === null ? "Read it in" : `Page ${page} of`}{" "}
                <bdi className="wrap-anywhere">{file.name}</bdi>
              </span>
            )}
          </Link>
        </figcaption>
      ) : null}
    </figure>
  );
}
