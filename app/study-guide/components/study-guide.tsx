import { Link } from "@remix-run/react";
import { BookOpen, Printer } from "lucide-react";
import type { GuideLine, GuidePart } from "~/study-guide/view-guide";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { useScripting } from "~/ui/use-scripting";

type TextLanguage = { lang: string; dir: "ltr" | "rtl" | "auto" };

const action =
  "inline-flex min-h-11 items-center gap-2 rounded-card px-2 text-base sm:px-3 font-semibold text-soft hover:bg-sunk hover:text-ink";

/** The place of a line in the document; on paper it stays, as words. */
function Place({ place }: { place: GuideLine["place"] }) {
  return (
    <Link
      to={place.href}
      lang="en"
      dir="ltr"
      className="inline-block py-1 text-sm whitespace-nowrap text-ember-ink underline underline-offset-4 tabular-nums print:text-soft print:no-underline"
    >
      {place.label}
    </Link>
  );
}

function Line({ line }: { line: GuideLine }) {
  return (
    <>
      <span dir="auto" className="wrap-anywhere">
        {line.text}
      </span>{" "}
      <Place place={line.place} />
    </>
  );
}

function Entry({
  entry,
  layout,
}: {
  entry: GuidePart["entries"][number];
  layout: GuidePart["layout"];
}) {
  const lines = entry.lines.map((line) => (
    <li key={line.text}>
      <Line line={line} />
    </li>
  ));
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] print:break-inside-avoid">
      <dt dir="auto" className="font-semibold wrap-anywhere">
        {entry.title}
      </dt>
      <dd className="min-w-0">
        {layout === "numbers" ? (
          <ol className="grid list-decimal gap-1 ps-6">{lines}</ol>
        ) : layout === "bullets" ? (
          <ul className="grid list-disc gap-1 ps-6">{lines}</ul>
        ) : (
          <ul className="grid gap-1">{lines}</ul>
        )}
      </dd>
    </div>
  );
}

function Table({
  table,
  language,
}: {
  table: GuidePart["tables"][number];
  language: TextLanguage;
}) {
  return (
    <figure lang={language.lang} dir={language.dir} className="grid gap-2 print:break-inside-avoid">
      {table.title ? (
        <figcaption dir="auto" className="font-semibold wrap-anywhere">
          {table.title}
        </figcaption>
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        role="group"
        aria-label={table.title ?? "Table"}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line text-base leading-snug print:overflow-visible"
      >
        <table className="w-full min-w-max border-collapse [&_:is(td,th)]:max-w-[16rem] [&_:is(td,th)]:px-3.5 [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top print:min-w-0">
          <thead className="bg-sunk">
            <tr>
              {table.header.map((cell) =>
                cell ? (
                  <th key={cell} scope="col" dir="auto" className="font-semibold">
                    {cell}
                  </th>
                ) : (
                  <td key="corner" />
                ),
              )}
              <td />
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {table.rows.map(({ cells: [first, ...rest], place }) => (
              <tr key={first} className="border-t border-line">
                <th scope="row" dir="auto" className="font-semibold">
                  {first}
                </th>
                {rest.map((cell, index) => (
                  <td key={table.header[index + 1]} dir="auto">
                    {cell}
                  </td>
                ))}
                <td>
                  <Place place={place} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function Part({ part, language }: { part: GuidePart; language: TextLanguage }) {
  return (
    <section aria-labelledby={part.id} className="grid grid-cols-1 gap-3">
      <h2 id={part.id} className="text-xl sm:text-2xl">
        {part.title}
      </h2>
      {part.entries.length > 0 ? (
        <dl lang={language.lang} dir={language.dir}>
          {part.entries.map((entry) => (
            <Entry key={entry.title} entry={entry} layout={part.layout} />
          ))}
        </dl>
      ) : null}
      {part.tables.map((table) => (
        <Table key={table.rows[0]?.place.href} table={table} language={language} />
      ))}
    </section>
  );
}

/** A document's terms, people, causes, dates, steps and tables, each with the way to its place. */
export function StudyGuide({
  file,
  language,
  parts,
}: {
  file: { id: string; name: string };
  language: TextLanguage;
  parts: GuidePart[];
}) {
  const scripting = useScripting();
  const reader = `/app/docs?fileId=${file.id}`;
  return (
    <article className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-8 pb-16 print:max-w-none print:pb-0">
      <PageHeader
        compact
        title={`Study guide: ${file.name}`}
        actions={
          <span className="contents print:hidden">
            <Link to={reader} className={action}>
              <BookOpen aria-hidden="true" className="size-4" />
              Read the text
            </Link>
            {scripting && parts.length > 0 ? (
              <button type="button" onClick={() => window.print()} className={action}>
                <Printer aria-hidden="true" className="size-4" />
                Print
              </button>
            ) : null}
          </span>
        }
      >
        What the document says, sorted, in its own words.
      </PageHeader>
      {parts.length > 0 ? (
        <>
          <nav aria-label="Parts of the guide" className="-mx-2 flex flex-wrap print:hidden">
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
          <div className="grid grid-cols-1 gap-10">
            {parts.map((part) => (
              <Part key={part.id} part={part} language={language} />
            ))}
          </div>
        </>
      ) : (
        <EmptyState title="No guide for this document">
          Fennec found no terms, causes, dates or lists in it. You can still read it and ask about
          it.
        </EmptyState>
      )}
    </article>
  );
}
