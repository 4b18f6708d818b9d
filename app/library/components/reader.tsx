import { Link } from "@remix-run/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect } from "react";
import { FileHeader } from "~/library/components/file-header";
import { findQuote } from "~/library/components/find-quote";
import type { FileSummary } from "~/library/schema";
import { EmptyState } from "~/ui/empty-state";
import { Skeleton } from "~/ui/skeleton";

/** A page of a document, or the whole where it has no pages. */
export type ReaderSection = {
  page: number | null;
  passages: { id: number; heading: string | null; text: string }[];
};

/** A quote that was followed here from an answer or a question. */
export type ReaderHighlight = { passageId: number; quote: string };

function PassageText({ text, quote }: { text: string; quote: string | null }) {
  if (quote === null) return text;
  const found = findQuote(text, quote);
  if (!found) return <mark id="quote">{text}</mark>;
  return (
    <>
      {text.slice(0, found.start)}
      <mark id="quote">{text.slice(found.start, found.end)}</mark>
      {text.slice(found.end)}
    </>
  );
}

function PageStep({ pageLinks }: { pageLinks: { previous: string | null; next: string | null } }) {
  const step =
    "inline-flex min-h-11 items-center gap-2 rounded-card px-3 font-semibold hover:bg-sunk";
  return (
    <nav aria-label="Pages" className="flex justify-between border-t border-line pt-4">
      {pageLinks.previous ? (
        <Link to={pageLinks.previous} rel="prev" className={step}>
          <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          Previous page
        </Link>
      ) : (
        <span />
      )}
      {pageLinks.next ? (
        <Link to={pageLinks.next} rel="next" className={step}>
          Next page
          <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
        </Link>
      ) : null}
    </nav>
  );
}

/** The text of a document, page by page, with a followed quote marked. */
export function Reader({
  file,
  sections,
  highlight,
  pageLinks,
}: {
  file: FileSummary;
  sections: ReaderSection[];
  highlight: ReaderHighlight | null;
  pageLinks?: { previous: string | null; next: string | null };
}) {
  const followed = highlight ? `${highlight.passageId}:${highlight.quote}` : "";
  useEffect(() => {
    if (followed) document.getElementById("quote")?.scrollIntoView({ block: "center" });
  }, [followed]);
  return (
    <article className="mx-auto grid w-full max-w-[44rem] gap-8 pb-16">
      <FileHeader file={file} />
      {file.status === "reading" ? (
        <div>
          <p role="status" className="mb-5 text-soft">
            The text is being read. It will be here in a moment.
          </p>
          <Skeleton lines={9} />
        </div>
      ) : null}
      {file.status === "unreadable" ? (
        <EmptyState title="No text could be read">
          {file.problem ?? "The original is kept. A clearer copy of it may work."}
        </EmptyState>
      ) : null}
      {sections.map((section, order) => (
        <section
          key={section.page ?? `part-${order}`}
          id={section.page === null ? undefined : `page-${section.page}`}
          aria-label={section.page === null ? file.name : `Page ${section.page}`}
          className="grid gap-5 text-lg leading-[1.7]"
        >
          {section.page === null ? null : (
            <p className="flex items-center gap-4 text-sm text-soft tabular-nums after:h-px after:flex-1 after:bg-line">
              Page {section.page}
            </p>
          )}
          {section.passages.map((passage) => (
            <div key={passage.id} dir="auto" className="max-w-[66ch]">
              {passage.heading ? (
                <h2 className="mt-2 mb-2.5 text-xl sm:text-2xl">{passage.heading}</h2>
              ) : null}
              <p className="whitespace-pre-line wrap-anywhere">
                <PassageText
                  text={passage.text}
                  quote={highlight?.passageId === passage.id ? highlight.quote : null}
                />
              </p>
            </div>
          ))}
        </section>
      ))}
      {pageLinks && (pageLinks.previous || pageLinks.next) ? (
        <PageStep pageLinks={pageLinks} />
      ) : null}
    </article>
  );
}
