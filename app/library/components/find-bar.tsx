import { Form, Link, useSubmit } from "@remix-run/react";
import { ChevronDown, ChevronUp, Search, X } from "lucide-react";
import { type ChangeEvent, useEffect, useRef } from "react";
import * as m from "~/library/messages";
import { Button } from "~/ui/button";
import { waitsForNetwork } from "~/ui/use-offline-guard";

/** The words searched for, and which match is shown. */
export type Found = { words: string; count: number; current: number };

const pause = 250;

/** Searches the document: by a form, and with JavaScript while the learner types. */
export function FindBar({ fileId, found }: { fileId: string; found: Found | null }) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function findSoon({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => submit(form, { action: "/app/docs", replace: true, preventScrollReset: true }),
      pause,
    );
  }

  return (
    <Form
      {...waitsForNetwork}
      action="/app/docs#match"
      role="search"
      className="flex items-center gap-2"
      onSubmit={() => clearTimeout(timer.current)}
    >
      <input type="hidden" name="fileId" value={fileId} />
      <div className="relative min-w-0 flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-soft"
        />
        <input
          type="search"
          name="find"
          aria-label={m.findInDocument()}
          placeholder={m.findInDocument()}
          defaultValue={found?.words ?? ""}
          maxLength={100}
          autoComplete="off"
          onChange={findSoon}
          className="min-h-11 w-full rounded-card border border-edge bg-surface ps-10 pe-3 text-base text-ink placeholder:text-soft"
        />
      </div>
      <Button variant="secondary" className="px-4!">
        {m.find()}
      </Button>
    </Form>
  );
}

/** The number of matches, with links to the previous and the next; stays visible while scrolling. */
export function FindSteps({ fileId, found }: { fileId: string; found: Found }) {
  const { words, count, current } = found;
  const link = (match: number) =>
    `/app/docs?${new URLSearchParams({ fileId, find: words, match: String(match) })}#match`;
  const step = "grid size-11 place-items-center rounded-full hover:bg-sunk";
  return (
    <div
      data-stays-below=""
      className="sticky bottom-[calc(var(--now-playing)+0.75rem)] z-10 mx-auto flex max-w-full items-center gap-1 rounded-full border border-edge bg-surface py-0.5 ps-4 pe-1 text-base shadow-lift"
    >
      <p role="status" className="min-w-0 truncate tabular-nums">
        {count === 0
          ? m.noMatches({ words: <bdi key="words">{words}</bdi> })
          : m.matchOf({ current, count })}
      </p>
      {count > 1 ? (
        <>
          <Link
            to={link(current > 1 ? current - 1 : count)}
            preventScrollReset
            aria-label={m.previousMatch()}
            className={step}
          >
            <ChevronUp aria-hidden="true" className="size-5" />
          </Link>
          <Link
            to={link(current < count ? current + 1 : 1)}
            preventScrollReset
            aria-label={m.nextMatch()}
            className={step}
          >
            <ChevronDown aria-hidden="true" className="size-5" />
          </Link>
        </>
      ) : null}
      <Link
        to={`/app/docs?fileId=${fileId}`}
        preventScrollReset
        aria-label={m.endSearch()}
        className={step}
      >
        <X aria-hidden="true" className="size-5" />
      </Link>
    </div>
  );
}
