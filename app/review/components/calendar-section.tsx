import { Form, useSearchParams } from "@remix-run/react";
import { SectionSummary } from "~/review/components/section-summary";
import * as m from "~/review/messages";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { useCopied } from "~/ui/use-copied";

/** The private calendar address: made, copied, renewed and switched off. */
export function CalendarSection({ url }: { url: string | null }) {
  const [query] = useSearchParams();
  // Forms return here, to what they changed.
  const open = query.get("section") === "calendar";
  return (
    <details open={open ? true : undefined} className="group -mt-4 border-t border-line pt-4">
      <SectionSummary title={m.calendar()} />
      <div className="grid gap-4 pt-3">{url === null ? <Offer /> : <Address url={url} />}</div>
    </details>
  );
}

function Offer() {
  return (
    <Form method="post" action="/app/review/calendar" className="grid gap-4">
      <p className="text-base">{m.calendarOffer()}</p>
      <Button name="intent" value="renew" variant="secondary" className="justify-self-start">
        {m.makeCalendar()}
      </Button>
    </Form>
  );
}

function Address({ url }: { url: string }) {
  return (
    <>
      <TextField
        label={m.calendarAddress()}
        name="calendarUrl"
        hint={m.calendarHint()}
        value={url}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <CopyAddress key={url} url={url} />
        <a
          href={url.replace(/^https?:/, "webcal:")}
          className="inline-flex min-h-11 items-center rounded-card px-3 font-semibold text-ember-ink hover:bg-sunk"
        >
          {m.openInCalendar()}
        </a>
      </div>
      <Form
        method="post"
        action="/app/review/calendar"
        className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4"
      >
        <Button name="intent" value="renew" variant="secondary">
          {m.renewCalendar()}
        </Button>
        <Button name="intent" value="end" variant="secondary">
          {m.endCalendar()}
        </Button>
        <p className="text-sm text-soft">{m.renewHint()}</p>
      </Form>
    </>
  );
}

/** Hidden without JavaScript; rendered from the start, so that the layout does not move. */
function CopyAddress({ url }: { url: string }) {
  const [copied, copy] = useCopied(url);
  return (
    <Button
      type="button"
      variant="secondary"
      className="[@media(scripting:none)]:hidden"
      onClick={copy}
    >
      <span aria-live="polite">{copied ? m.addressCopied() : m.copyAddress()}</span>
    </Button>
  );
}
