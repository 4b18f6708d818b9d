import { Link, useLocation } from "@remix-run/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import type { TextBlock } from "~/ai/ports";
import { FileHeader } from "~/library/components/file-header";
import { FindBar, FindSteps, type Found } from "~/library/components/find-bar";
import { MarkedText } from "~/library/components/marked-text";
import { Original } from "~/library/components/original";
import { Outline, type OutlineEntry } from "~/library/components/outline";
import { PassageBlocks } from "~/library/components/passage-blocks";
import { CardFromWords, WriteCard } from "~/library/components/write-card";
import type { FoundPlace } from "~/library/find-in-document";
import { findAll, findQuote } from "~/library/find-text";
import { formatOf } from "~/library/formats/formats";
import * as m from "~/library/messages";
import type { FileSummary } from "~/library/schema";
import type { TextLanguage } from "~/library/text-language";
import { type SelectedWords, useSelectedWords } from "~/library/use-selected-words";
import { interfaceLanguage } from "~/localization/interface-language";
import { EmptyState } from "~/ui/empty-state";
import { Skeleton } from "~/ui/skeleton";
import { UploadButton } from "~/ui/upload-button";

type ReaderPassage = { id: number; ordinal: number; text: string; blocks: readonly TextBlock[] };

/** A page of a document, or all of one without pages. */
export type ReaderSection = { page: number | null; passages: ReaderPassage[] };

/** A quote that was followed here from an answer or a question. */
export type ReaderHighlight = { passageId: number; quote: string };

type ReaderFound = Found & { place: FoundPlace | null };

/** The window before or after: its position, and its pages if it has any. */
type ReaderWindow = { from: number; pages: { first: number; last: number } | null };

function pageWords({ pages }: ReaderWindow): string | null {
  if (!pages) return null;
  const { first, last } = pages;
  return first === last ? m.page({ page: first }) : m.pageRange({ first, last });
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
    <nav aria-label={m.pages()} className="flex justify-between border-t border-line pt-4">
      {previous !== null ? (
        <Link to={link(previous)} rel="prev" className={step}>
          <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          {pageWords(previous) ?? m.previousPage()}
        </Link>
      ) : (
        <span />
      )}
      {next !== null ? (
        <Link to={link(next)} rel="next" className={step}>
          {pageWords(next) ?? m.nextPage()}
          <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
        </Link>
      ) : null}
    </nav>
  );
}

function Passage({
  passage,
  goesOn,
  highlight,
  found,
}: {
  passage: ReaderPassage;
  /** Whether another passage of the same page precedes it. */
  goesOn: boolean;
  highlight: ReaderHighlight | null;
  found: ReaderFound | null;
}) {
  const { id, ordinal, text, blocks } = passage;
  const quoted = highlight?.passageId === id ? highlight.quote : null;

  /** @param before how many matches precede it, in headings of the same passage */
  function mark(part: FoundPlace["part"], content: string, before = 0) {
    if (found) {
      const place = found.place;
      const here = place?.passageId === id && place.part === part;
      const ranges = findAll(content, found.words);
      return { ranges, shown: here ? place.nth - before : -1, id: "match" };
    }
    if (quoted === null || part === "heading") return { ranges: [], shown: -1, id: "quote" };
    const range = findQuote(content, quoted) ?? { start: 0, end: content.length };
    return { ranges: [range], shown: 0, id: "quote" };
  }

  const marks = mark("text", text);
  const headings = blocks.filter(({ kind }) => kind === "heading");
  const [first] = blocks;
  // The list continues the one of the passage before.
  const isClose = goesOn && first?.kind === "list-item";
  return (
    <div data-passage="" className={`max-w-[48ch] ${isClose ? "-mt-3.5" : ""}`}>
      <PassageBlocks
        id={`part-${ordinal}`}
        text={text}
        blocks={blocks}
        showHeading={(heading, index) => {
          const above = headings.slice(0, index).map((one) => one.text);
          const before = found ? above.flatMap((one) => findAll(one, found.words)).length : 0;
          return <MarkedText text={heading} {...mark("heading", heading, before)} />;
        }}
        show={({ start, text: piece }) => <MarkedText text={piece} from={start} {...marks} />}
      />
    </div>
  );
}

/** A link back to the page that cites the quote; stays visible while scrolling. */
function WayBack({ to }: { to: string }) {
  return (
    <Link
      to={to}
      data-stays-below=""
      className="sticky bottom-[calc(var(--now-playing)+0.75rem)] z-10 mx-auto inline-flex min-h-12 items-center gap-2 rounded-full border border-edge bg-surface px-5 text-base font-semibold shadow-lift hover:bg-sunk"
    >
      <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
      {m.backToCitation()}
    </Link>
  );
}

function Section({
  section: { page, passages },
  file,
  highlight,
  found,
}: {
  section: ReaderSection;
  file: FileSummary;
  highlight: ReaderHighlight | null;
  found: ReaderFound | null;
}) {
  return (
    <section
      id={page === null ? undefined : `page-${page}`}
      aria-label={page === null ? file.name : m.page({ page })}
      className="grid grid-cols-1 gap-5 text-lg leading-[1.7]"
    >
      {page === null ? null : (
        <p
          lang={interfaceLanguage()}
          className="flex items-center gap-4 text-sm text-soft tabular-nums after:h-px after:flex-1 after:bg-line"
        >
          {m.page({ page })}
        </p>
      )}
      {passages.map((passage, index) => (
        <Passage
          key={passage.id}
          passage={passage}
          goesOn={index > 0}
          highlight={highlight}
          found={found}
        />
      ))}
    </section>
  );
}

function Unreadable({ file }: { file: FileSummary }) {
  return (
    <EmptyState title={m.nothingToRead()} action={<UploadButton />}>
      {file.problem ?? m.originalKept()}
    </EmptyState>
  );
}

function StillReading() {
  return (
    <div>
      <p role="status" className="mb-5 text-soft">
        {m.textComing()}
      </p>
      <Skeleton lines={9} />
    </div>
  );
}

/** What stays visible below the text while scrolling: one thing at a time. */
function BelowText({
  file,
  words,
  found,
  back,
}: {
  file: FileSummary;
  words: SelectedWords | null;
  found: ReaderFound | null;
  back: string | null;
}) {
  if (words) return <CardFromWords fileId={file.id} words={words} />;
  if (found) return <FindSteps fileId={file.id} found={found} />;
  return back ? <WayBack to={back} /> : null;
}

/** The page of the marked passage, or else the first. */
function pageToShow(sections: ReaderSection[], markedId: number | undefined): number | null {
  const marked = sections.find(({ passages }) => passages.some(({ id }) => id === markedId));
  return marked?.page ?? sections[0]?.page ?? null;
}

/** Scrolls to the marked quote or match after each navigation. */
function useScrollToMark() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
  useEffect(() => {
    if (hash !== "#quote" && hash !== "#match") return;
    document.querySelector(`mark${hash}`)?.scrollIntoView({ block: "center" });
  }, [hash, key]);
}

const twoColumns =
  "2xl:grid 2xl:grid-cols-[minmax(0,37rem)_minmax(0,1fr)] 2xl:items-start 2xl:gap-10 noscript:block!";

/** The text of a document, page by page, with the cited quote or the matches marked. */
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
  /** The page that cites the marked quote. */
  back: string | null;
  sections: ReaderSection[];
  outline: OutlineEntry[];
  language: TextLanguage;
  highlight: ReaderHighlight | null;
  found: ReaderFound | null;
  previous: ReaderWindow | null;
  next: ReaderWindow | null;
}) {
  useScrollToMark();
  const text = useRef<HTMLDivElement>(null);
  const words = useSelectedWords(text);
  const readable = sections.length > 0;
  const { display } = formatOf(file.type);
  const beside = readable && display !== "download";
  const markedId = found?.place?.passageId ?? highlight?.passageId;
  return (
    <div className={beside ? twoColumns : ""}>
      <article className="mx-auto grid w-full max-w-[37rem] grid-cols-1 gap-7 pb-16">
        <FileHeader file={file} />
        {readable ? (
          <div className="grid gap-3">
            <FindBar fileId={file.id} found={found} />
            <Outline fileId={file.id} outline={outline} />
            <WriteCard fileId={file.id} />
          </div>
        ) : null}
        {file.status === "unreadable" ? <Unreadable file={file} /> : null}
        {beside || display === "frame" ? null : <Original file={file} page={null} />}
        {file.status === "reading" ? <StillReading /> : null}
        <div
          ref={text}
          lang={language.lang}
          dir={language.dir}
          className="grid grid-cols-1 gap-7 text-start"
        >
          {sections.map((section, order) => {
            const id = section.page ?? `part-${order}`;
            return <Section key={id} {...{ section, file, highlight, found }} />;
          })}
        </div>
        {previous !== null || next !== null ? (
          <PageStep fileId={file.id} previous={previous} next={next} />
        ) : null}
        <BelowText {...{ file, words, found }} back={highlight ? back : null} />
      </article>
      {beside ? <Original file={file} page={pageToShow(sections, markedId)} /> : null}
    </div>
  );
}
