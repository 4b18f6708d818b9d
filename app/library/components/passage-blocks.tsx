import { Fragment, type ReactNode } from "react";
import type { TextBlock } from "~/ai/ports";
import { isSpeakerNote } from "~/library/extraction/speaker-notes";
import * as m from "~/library/messages";
import {
  type List,
  type ListNode,
  type Part,
  type Piece,
  type PlacedBlock,
  placeBlocks,
  placeCells,
} from "~/library/place-blocks";

/** Shows a range of the passage with what is marked in it. */
type Show = (piece: Piece) => ReactNode;

const headingLooks = ["mt-4 text-2xl", "mt-4 text-xl sm:text-2xl", "mt-3 text-xl", "mt-2 text-lg"];

/** A passage in its author's structure: headings, paragraphs, lists, tables and code. */
export function PassageBlocks({
  id,
  text,
  blocks,
  showHeading,
  show,
}: {
  /** The anchor of links to the passage. */
  id: string;
  text: string;
  blocks: readonly TextBlock[];
  /** @param index counts the headings of the passage, from 0 */
  showHeading: (text: string, index: number) => ReactNode;
  show: Show;
}) {
  return placeBlocks(text, blocks).map((part, order) => {
    if (part.kind !== "heading") {
      return <BodyPart key={part.start} part={part} isFirst={order === 0} show={show} />;
    }
    const { block, index } = part;
    const level = Math.min(6, Math.max(1, block.level ?? 1));
    // The name of the document is the page's first heading.
    const Heading = `h${Math.min(6, level + 1)}` as "h2" | "h3" | "h4" | "h5" | "h6";
    return (
      <Heading
        key={`heading-${index}`}
        id={index === 0 ? id : undefined}
        dir="auto"
        className={`mb-3 wrap-anywhere ${headingLooks[level - 1] ?? headingLooks[3]}`}
      >
        {showHeading(block.text, index)}
      </Heading>
    );
  });
}

function BodyPart({
  part,
  isFirst,
  show,
}: {
  part: Exclude<Part, { kind: "heading" }>;
  isFirst: boolean;
  show: Show;
}) {
  if (part.kind === "lists") {
    return (
      <div className={isFirst ? "" : "mt-3"}>
        <Lists lists={part.lists} show={show} />
      </div>
    );
  }
  if (part.kind === "table") return <Table rows={part.rows} show={show} />;
  const { placed } = part;
  const above = isFirst ? "" : "mt-5";
  switch (placed.block.kind) {
    case "code":
      return (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
          tabIndex={0}
          dir="ltr"
          className={`${above} overflow-x-auto rounded-card border border-line bg-sunk px-3.5 py-2.5 text-sm leading-normal`}
        >
          <code>{show(placed)}</code>
        </pre>
      );
    case "footnote":
      return (
        <p dir="auto" className={`${above} wrap-anywhere text-base text-soft`}>
          {isSpeakerNote(placed.block) ? (
            <strong className="me-1.5 font-semibold">{m.speakerNotes()}</strong>
          ) : null}
          <Words placed={placed} show={show} />
        </p>
      );
    default:
      return (
        <p dir="auto" className={`${above} wrap-anywhere`}>
          <Words placed={placed} show={show} />
        </p>
      );
  }
}

/** Text with its bold ranges. */
function Words({ placed: { start, text, block }, show }: { placed: PlacedBlock; show: Show }) {
  let done = 0;
  const parts = (block.bold ?? []).map(([from, to]) => {
    const before = { start: start + done, text: text.slice(done, from) };
    done = to;
    return (
      <Fragment key={from}>
        {show(before)}
        <strong className="font-semibold">
          {show({ start: start + from, text: text.slice(from, to) })}
        </strong>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {show({ start: start + done, text: text.slice(done) })}
    </>
  );
}

function Lists({ lists, show }: { lists: List[]; show: Show }) {
  return lists.map(({ ordered, nodes }) => {
    const items = nodes.map((node) => <Item key={node.item.start} node={node} show={show} />);
    const key = nodes[0]?.item.start;
    return ordered ? (
      <ol key={key} dir="auto" className="mt-1.5 grid gap-1.5">
        {items}
      </ol>
    ) : (
      <ul key={key} dir="auto" className="mt-1.5 grid list-disc gap-1.5 ps-6 marker:text-soft">
        {items}
      </ul>
    );
  });
}

function Item({ node: { item, children }, show }: { node: ListNode; show: Show }) {
  const content = (
    <>
      <Words placed={item} show={show} />
      {children.length > 0 ? <Lists lists={children} show={show} /> : null}
    </>
  );
  if (!item.mark) return <li className="wrap-anywhere">{content}</li>;
  return (
    <li className="flex gap-2">
      <span className="min-w-6 shrink-0 text-soft tabular-nums">{show(item.mark)}</span>
      <div className="min-w-0 flex-1 wrap-anywhere">{content}</div>
    </li>
  );
}

/** A table that is wider than the page scrolls within its frame. */
function Table({ rows, show }: { rows: PlacedBlock[]; show: Show }) {
  const [first, ...rest] = rows;
  const head = first?.block.isHeader ? placeCells(first) : [];
  const body = (first?.block.isHeader ? rest : rows).map(placeCells);
  const labelled = head.length > 0 && head[0]?.text === "";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      aria-label={m.table()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
      tabIndex={0}
      className="scroll-shadow mt-5 overflow-x-auto rounded-card border border-line text-sm leading-snug sm:text-base"
    >
      <table className="w-full border-collapse sm:min-w-max [&_:is(td,th)]:max-w-[16rem] [&_:is(td,th)]:min-w-20 [&_:is(td,th)]:px-2 sm:[&_:is(td,th)]:px-3.5 [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_:is(td,th)]:whitespace-pre-line">
        {head.length > 0 ? (
          <thead className="bg-sunk">
            <tr>
              {head.map((cell) =>
                cell.text ? (
                  <th key={cell.start} scope="col" dir="auto" className="font-semibold">
                    {show(cell)}
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
              {row.map((cell, column) =>
                labelled && column === 0 ? (
                  <th key={cell.start} scope="row" dir="auto" className="font-semibold">
                    {show(cell)}
                  </th>
                ) : (
                  <td key={cell.start} dir="auto">
                    {show(cell)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
