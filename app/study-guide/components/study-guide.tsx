import { Link } from "@remix-run/react";
import { BookOpen, FolderOpen, Printer, TextSearch } from "lucide-react";
import { interfaceLanguage, isRightToLeft } from "~/localization/interface-language";
import { sentenceGap } from "~/localization/join-sentences";
import * as m from "~/study-guide/messages";
import type { GuideLine, GuidePart, GuidePlace } from "~/study-guide/view-guide";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { useScripting } from "~/ui/use-scripting";

type TextLanguage = { lang: string; dir: "ltr" | "rtl" | "auto" };

type GuideTable = GuidePart["tables"][number];

const action =
  "inline-flex min-h-11 items-center gap-2 rounded-card px-2 text-base sm:px-3 font-semibold text-soft hover:bg-sunk hover:text-ink";

/** A link to a place in the document; printed, it is the page number as plain text. */
function Place({ place }: { place: GuidePlace }) {
  const { page, document, href } = place;
  const label = labelOf(place);
  const isIcon = page === null && document === null;
  return (
    <Link
      to={href}
      lang={interfaceLanguage()}
      dir={isRightToLeft() ? "rtl" : "ltr"}
      title={isIcon || document !== null ? label : undefined}
      className={`relative -my-2 inline-grid min-h-11 min-w-11 shrink-0 place-items-center rounded-card px-2 text-sm whitespace-nowrap text-soft tabular-nums hover:bg-sunk hover:text-ember-ink print:my-0 print:min-h-0 print:px-0 ${isIcon ? "print:hidden" : ""}`}
    >
      {isIcon ? (
        <>
          <TextSearch aria-hidden="true" className="size-5" />
          <span className="sr-only">{label}</span>
        </>
      ) : (
        <bdi className={document === null ? "" : "max-w-36 truncate sm:max-w-48"}>{label}</bdi>
      )}
    </Link>
  );
}

function labelOf({ page, document }: GuidePlace): string {
  if (page === null) return document ?? m.showInText();
  return document === null ? m.page({ page }) : m.pageOf({ page, document });
}

function Line({ line: { text, place } }: { line: GuideLine }) {
  return (
    <div className="flex items-start justify-between gap-2">
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {text}
      </span>
      {place ? <Place place={place} /> : null}
    </div>
  );
}

const listLooks = {
  pairs: "grid gap-1",
  bullets: "grid list-disc gap-1 ps-6 marker:text-soft",
  numbers: "grid list-decimal gap-1 ps-6 marker:text-soft",
} as const;

function Entry({
  entry: { title, place, lines },
  layout,
}: {
  entry: GuidePart["entries"][number];
  layout: GuidePart["layout"];
}) {
  const List = layout === "numbers" ? "ol" : "ul";
  return (
    <div className="relative grid gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] print:break-inside-avoid">
      <dt dir="auto" className={`font-semibold wrap-anywhere ${place ? "max-sm:pe-16" : ""}`}>
        {title}
      </dt>
      <dd className="flex min-w-0 items-start justify-between gap-2">
        <List className={`min-w-0 flex-1 ${listLooks[layout]}`}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may say the same, and never move
            <li key={index}>
              <Line line={line} />
            </li>
          ))}
        </List>
        {place ? (
          <span className="max-sm:absolute max-sm:end-0 max-sm:top-3">
            <Place place={place} />
          </span>
        ) : null}
      </dd>
    </div>
  );
}

function Table({ table, language }: { table: GuideTable; language: TextLanguage }) {
  return (
    <figure lang={language.lang} dir={language.dir} className="grid gap-2 print:mt-6 print:block">
      {table.title ? (
        <figcaption dir="auto" className="font-semibold wrap-anywhere print:break-after-avoid">
          {table.title}
        </figcaption>
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        role="group"
        aria-label={table.title ?? m.table()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line text-base leading-snug print:overflow-visible"
      >
        <table className="w-full min-w-max border-collapse [&_:is(td,th)]:max-w-[16rem] [&_:is(td,th)]:px-3.5 [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top print:min-w-0">
          <thead className="bg-sunk">
            <HeaderRow cells={table.header} />
          </thead>
          <tbody className="tabular-nums">
            {table.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may begin alike, and never move
              <BodyRow key={index} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function HeaderRow({ cells }: { cells: GuideTable["header"] }) {
  return (
    <tr>
      {cells.map((cell, column) =>
        cell ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns may be named alike, and never move
          <th key={column} scope="col" dir="auto" className="font-semibold">
            {cell}
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <td key={column} />
        ),
      )}
    </tr>
  );
}

function BodyRow({
  row: {
    cells: [first, ...rest],
    place,
  },
}: {
  row: GuideTable["rows"][number];
}) {
  return (
    <tr className="border-t border-line print:break-inside-avoid">
      <th scope="row" dir="auto" className="font-semibold">
        <Link
          to={place.href}
          title={labelOf(place)}
          className="-my-2.5 inline-block py-2.5 underline decoration-edge underline-offset-4 hover:text-ember-ink hover:decoration-current print:no-underline"
        >
          {first}
        </Link>
      </th>
      {rest.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <td key={column} dir="auto">
          {cell}
        </td>
      ))}
    </tr>
  );
}

function Part({ part, language }: { part: GuidePart; language: TextLanguage }) {
  return (
    <section aria-labelledby={part.id} className="grid grid-cols-1 gap-3 print:block">
      <h2
        id={part.id}
        className="scroll-mt-24 text-xl sm:text-2xl print:mt-6 print:break-after-avoid"
      >
        {part.title}
      </h2>
      {part.entries.length > 0 ? (
        <dl lang={language.lang} dir={language.dir}>
          {part.entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries may be named alike, and never move
            <Entry key={index} entry={entry} layout={part.layout} />
          ))}
        </dl>
      ) : null}
      {part.tables.map((table, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tables may be alike, and never move
        <Table key={index} table={table} language={language} />
      ))}
    </section>
  );
}

interface Subject {
  /** The reader of the document, or the page of the course. */
  href: string | null;
  isCourse: boolean;
}

function Actions({ href, isCourse, printable }: Subject & { printable: boolean }) {
  const scripting = useScripting();
  return (
    <span className="contents print:hidden">
      {href === null ? null : (
        <Link to={href} className={action}>
          {isCourse ? (
            <FolderOpen aria-hidden="true" className="size-4" />
          ) : (
            <BookOpen aria-hidden="true" className="size-4" />
          )}
          {isCourse ? m.openCourse() : m.readText()}
        </Link>
      )}
      {scripting && printable ? (
        <button type="button" onClick={() => window.print()} className={action}>
          <Printer aria-hidden="true" className="size-4" />
          {m.print()}
        </button>
      ) : null}
    </span>
  );
}

function Contents({ parts }: { parts: GuidePart[] }) {
  return (
    <nav aria-label={m.parts()} className="-mx-2 flex flex-wrap print:hidden">
      {parts.map(({ id, title, entries, tables }) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-card px-2 font-semibold text-ember-ink hover:bg-sunk"
        >
          {title}
          <span className="font-normal text-soft tabular-nums">
            {entries.length + tables.length}
          </span>
        </a>
      ))}
    </nav>
  );
}

/** What the page says if there is no guide: of a document, and of a course. */
const withoutGuide = {
  ready: [m.nothingFound, m.nothingFoundInCourse],
  unreadable: [m.noText, m.noTextInCourse],
  empty: [m.noText, m.noDocuments],
} as const;

/** The terms, people, causes, dates, steps and tables of a document or a course, each with the way to its place. */
export function StudyGuide({
  name,
  href,
  isCourse,
  status,
  language,
  parts,
}: Subject & {
  name: string;
  status: keyof typeof withoutGuide | "reading";
  language: TextLanguage;
  parts: GuidePart[];
}) {
  const isHeld = parts.length > 0;
  return (
    <article className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-8 pb-16 print:block print:max-w-none print:pb-0">
      <PageHeader
        compact
        title={m.heading({ name })}
        actions={<Actions href={href} isCourse={isCourse} printable={isHeld} />}
      >
        {isHeld ? (
          <>
            {isCourse ? m.introductionToCourse() : m.introduction()}
            <span className="print:hidden">
              {sentenceGap()}
              {m.linksBack()}
            </span>
          </>
        ) : null}
      </PageHeader>
      {isHeld ? (
        <>
          <Contents parts={parts} />
          <div className="grid grid-cols-1 gap-10 print:block">
            {parts.map((part) => (
              <Part key={part.id} part={part} language={language} />
            ))}
          </div>
        </>
      ) : status === "reading" ? (
        <div>
          <p role="status" className="mb-5 text-soft">
            {m.reading()}
          </p>
          <Skeleton lines={9} />
        </div>
      ) : (
        <EmptyState title={isCourse ? m.noGuideForCourse() : m.noGuideTitle()}>
          {withoutGuide[status][isCourse ? 1 : 0]()}
        </EmptyState>
      )}
    </article>
  );
}
