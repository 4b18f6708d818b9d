import { Link, useLocation } from "@remix-run/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { FileHeader } from "~/library/components/file-header";
import { FindBar, FindSteps, type Found } from "~/library/components/find-bar";
import { MarkedText } from "~/library/components/marked-text";
import { Original } from "~/library/components/original";
import { Outline, type OutlineEntry } from "~/library/components/outline";
import type { FoundPlace } from "~/library/find-in-document";
import { endsInTable, findTables, type Piece } from "~/library/find-tables";
import { findAll, findQuote } from "~/library/find-text";
import type { FileSummary } from "~/library/schema";
import type { TextLanguage } from "~/library/text-language";
import { EmptyState } from "~/ui/empty-state";
import { Skeleton } from "~/ui/skeleton";
import { UploadButton } from "~/ui/upload-button";

type ReaderPassage = { id: number; ordinal: number; heading: string | null; text: string };

/** A page of a document, or the whole where it has no pages. */
export type ReaderSection = { page: number | null; passages: ReaderPassage[] };

/** A quote that was followed here from an answer or a question. */
export type ReaderHighlight = { passageId: number; quote: string };

type ReaderFound = Found & { place: FoundPlace | null };

/** A stretch of the document before or after: its position, and its pages where it has any. */
type ReaderWindow = { from: number; pages: { first: number; last: number } | null };

function pageWords({ pages }: ReaderWindow): string | null {
  if (!pages) return null;
  const { first, last } = pages;
  return first === last ? `Page ${first}` : `Pages ${first} to ${last}`;
}

function PageStep({
  fileId,
  previous,
  next,
}: {
  fileId: string;
  previous: ReaderWindow | null;
  next: ReaderWindow | null;
}) {
  const link = (to: ReaderWindow) => `/app/docs?fileId=${fileId}&from=${to.from}`;
  const step =
    "-mx-3 inline-flex min-h-11 items-center gap-2 rounded-card px-3 font-semibold hover:bg-sunk";
  return (
    <nav aria-label="Pages" className="flex justify-between border-t border-line pt-4">
      {previous !== null ? (
        <Link to={link(previous)} rel="prev" className={step}>
          <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          {pageWords(previous) ?? "Previous page"}
        </Link>
      ) : (
        <span />
      )}
      {next !== null ? (
        <Link to={link(next)} rel="next" className={step}>
          {pageWords(next) ?? "Next page"}
          <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
        </Link>
      ) : null}
    </nav>
  );
}

/** An item of a list, which stands close to the one before it. */
const listed = /^(?:[•▪◦‣–—*-]|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)])\s|\t/u;

/** A table that is wider than the page scrolls by itself. */
function Table({
  rows,
  headed,
  children,
}: {
  rows: Piece[][];
  headed: boolean;
  children: (cell: Piece) => ReactNode;
}) {
  const [head, ...body] = headed ? rows : [[], ...rows];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
      tabIndex={0}
      className="mt-5 overflow-x-auto rounded-card border border-line text-base leading-snug"
    >
      <table className="w-full min-w-max border-collapse [&_:is(td,th)]:max-w-[16rem] [&_:is(td,th)]:px-3.5 [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top">
        {head?.length ? (
          <thead className="bg-sunk">
            <tr>
              {head.map((cell) =>
                cell.text ? (
                  <th key={cell.start} scope="col" dir="auto" className="font-semibold">
                    {children(cell)}
                  </th>
                ) : (
                  <td key={cell.start} />
                ),
              )}
            </tr>
          </thead>
        ) : null}
        <tbody className="tabular-nums">
          {body.map((row) => (
            <tr key={row[0]?.start} className="border-t border-line first:border-t-0">
              {row.map((cell) => (
                <td key={cell.start} dir="auto">
                  {children(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Passage({
  passage,
  tableBefore,
  highlight,
  found,
}: {
  passage: ReaderPassage;
  /** Whether the passage before it ends within a table. */
  tableBefore: boolean;
  highlight: ReaderHighlight | null;
  found: ReaderFound | null;
}) {
  const { id, ordinal, heading, text } = passage;
  const quoted = highlight?.passageId === id ? highlight.quote : null;

  function mark(part: FoundPlace["part"], content: string) {
    if (found) {
      const place = found.place;
      const here = place?.passageId === id && place.part === part;
      const stretches = findAll(content, found.words);
      return { stretches, shown: here ? place.nth : -1, id: "match" };
    }
    if (quoted === null || part === "heading") return { stretches: [], shown: -1, id: "quote" };
    const stretch = findQuote(content, quoted) ?? { start: 0, end: content.length };
    return { stretches: [stretch], shown: 0, id: "quote" };
  }

  const marks = mark("text", text);
  const carriedOn = tableBefore && heading === null;
  return (
    <div className="max-w-[48ch]">
      {heading ? (
        <h2
          id={`part-${ordinal}`}
          dir="auto"
          className="mt-4 mb-3 text-xl sm:text-2xl rtl:text-right"
        >
          <MarkedText text={heading} {...mark("heading", heading)} />
        </h2>
      ) : null}
      {findTables(text, carriedOn).map((part, index) =>
        "rows" in part ? (
          <Table
            key={part.rows[0]?.[0]?.start}
            rows={part.rows}
            headed={!(carriedOn && index === 0)}
          >
            {(cell) => <MarkedText text={cell.text} from={cell.start} {...marks} />}
          </Table>
        ) : (
          <p
            key={part.line.start}
            dir="auto"
            className={`wrap-anywhere rtl:text-right ${index === 0 ? "" : listed.test(part.line.text) ? "mt-1.5" : "mt-5"}`}
          >
            <MarkedText text={part.line.text} from={part.line.start} {...marks} />
          </p>
        ),
      )}
    </div>
  );
}

/** To where a quote was followed from; in reach wherever the learner reads. */
function WayBack({ to }: { to: string }) {
  return (
    <Link
      to={to}
      data-stays-below=""
      className="sticky bottom-[calc(var(--now-playing)+0.75rem)] z-10 mx-auto inline-flex min-h-12 items-center gap-2 rounded-full border border-edge bg-surface px-5 text-base font-semibold shadow-lift hover:bg-sunk"
    >
      <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
      Back to where you were
    </Link>
  );
}

/** The text of a document, page by page, with what was cited or looked for marked. */
export function Reader({
  file,
  back,
  sections,
  outline,
  language,
  highlight,
  found,
  previous,
  next,
}: {
  file: FileSummary;
  /** Where the marked quote is cited. */
  back: string | null;
  sections: ReaderSection[];
  outline: OutlineEntry[];
  language: TextLanguage;
  highlight: ReaderHighlight | null;
  found: ReaderFound | null;
  previous: ReaderWindow | null;
  next: ReaderWindow | null;
}) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, at whatever place
  useEffect(() => {
    if (hash !== "#quote" && hash !== "#match") return;
    document.querySelector(`mark${hash}`)?.scrollIntoView({ block: "center" });
  }, [hash, key]);

  const readable = sections.length > 0;
  const beside = readable && file.type !== "doc" && file.type !== "docx";
  const marked = sections.find(({ passages }) =>
    passages.some(({ id }) => id === (found?.place?.passageId ?? highlight?.passageId)),
  );
  return (
    <div
      className={
        beside
          ? "2xl:grid 2xl:grid-cols-[minmax(0,37rem)_minmax(0,1fr)] 2xl:items-start 2xl:gap-10 noscript:block!"
          : ""
      }
    >
      <article className="mx-auto grid w-full max-w-[37rem] grid-cols-1 gap-7 pb-16">
        <FileHeader file={file} />
        {readable ? (
          <div className="grid gap-3">
            <FindBar fileId={file.id} found={found} />
            <Outline fileId={file.id} outline={outline} />
          </div>
        ) : null}
        {file.status === "unreadable" ? (
          <EmptyState title="Nothing to read here" action={<UploadButton />}>
            {file.problem ?? "The original is kept. A clearer copy of it may work."}
          </EmptyState>
        ) : null}
        {beside || file.type === "pdf" ? null : <Original file={file} page={null} />}
        {file.status === "reading" ? (
          <div>
            <p role="status" className="mb-5 text-soft">
              The text is being read. It will be here in a moment.
            </p>
            <Skeleton lines={9} />
          </div>
        ) : null}
        <div lang={language.lang} dir={language.dir} className="grid grid-cols-1 gap-7">
          {sections.map((section, order) => (
            <section
              key={section.page ?? `part-${order}`}
              id={section.page === null ? undefined : `page-${section.page}`}
              aria-label={section.page === null ? file.name : `Page ${section.page}`}
              className="grid grid-cols-1 gap-5 text-lg leading-[1.7]"
            >
              {section.page === null ? null : (
                <p
                  lang="en"
                  className="flex items-center gap-4 text-sm text-soft tabular-nums after:h-px after:flex-1 after:bg-line"
                >
                  Page {section.page}
                </p>
              )}
              {section.passages.map((passage, index) => (
                <Passage
                  key={passage.id}
                  passage={passage}
                  tableBefore={endsInTable(section.passages[index - 1]?.text ?? "")}
                  highlight={highlight}
                  found={found}
                />
              ))}
            </section>
          ))}
        </div>
        {previous !== null || next !== null ? (
          <PageStep fileId={file.id} previous={previous} next={next} />
        ) : null}
        {found ? <FindSteps fileId={file.id} found={found} /> : null}
        {back && highlight && !found ? <WayBack to={back} /> : null}
      </article>
      {beside ? <Original file={file} page={marked?.page ?? sections[0]?.page ?? null} /> : null}
    </div>
  );
}
