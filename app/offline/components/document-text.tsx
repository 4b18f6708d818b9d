import * as m from "~/offline/messages";
import { offlineLink } from "~/offline/offline-links";
import type { KeptPage } from "~/offline/study-copy";
import type { DocumentView } from "~/offline/view-device";
import { ButtonLink } from "~/ui/button";

/** A document's text, some pages at a time. */
export function DocumentText({ document, part, parts }: DocumentView) {
  const { id, name, pages, isWhole } = document;
  const link = (to: number) => offlineLink({ file: id, part: to });
  return (
    <article className="grid gap-5">
      <ButtonLink
        discover="none"
        to={offlineLink()}
        variant="quiet"
        className="-ms-3 justify-self-start"
      >
        {m.backToList()}
      </ButtonLink>
      <h1 dir="auto" className="text-xl wrap-anywhere sm:text-2xl">
        {name}
      </h1>
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document may have several parts without a page
        <Page key={index} {...page} />
      ))}
      {part === parts && !isWhole ? <p className="text-soft">{m.beginningOnly()}</p> : null}
      {parts > 1 ? (
        <nav
          aria-label={m.parts()}
          className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4"
        >
          {part > 1 ? (
            <ButtonLink discover="none" to={link(part - 1)} variant="secondary" rel="prev">
              {m.previousPart()}
            </ButtonLink>
          ) : (
            <span />
          )}
          <span className="text-base text-soft tabular-nums">{m.partOf({ part, parts })}</span>
          {part < parts ? (
            <ButtonLink discover="none" to={link(part + 1)} variant="secondary" rel="next">
              {m.nextPart()}
            </ButtonLink>
          ) : (
            <span />
          )}
        </nav>
      ) : null}
    </article>
  );
}

function Page({ page, blocks }: KeptPage) {
  return (
    <section className="grid gap-3 leading-relaxed">
      {page === null ? null : (
        <p className="border-t border-line pt-3 text-sm text-soft">{m.pageNumber({ page })}</p>
      )}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a document does not change
        <Block key={index} {...block} />
      ))}
    </section>
  );
}

function Block({ kind, text }: KeptPage["blocks"][number]) {
  switch (kind) {
    case "heading":
      return (
        <h2 dir="auto" className="mt-2 text-xl wrap-anywhere">
          {text}
        </h2>
      );
    case "code":
      return (
        <pre dir="ltr" className="overflow-x-auto rounded-card bg-sunk px-3.5 py-2.5 text-sm">
          <code>{text}</code>
        </pre>
      );
    case "list-item":
      return (
        <p dir="auto" className="ps-5 wrap-anywhere before:me-2 before:-ms-4 before:content-['•']">
          {text}
        </p>
      );
    default:
      return (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      );
  }
}
