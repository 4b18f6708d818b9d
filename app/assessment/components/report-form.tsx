import { Form, Link, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import * as m from "~/assessment/messages";
import { wrongLink, wrongPath } from "~/assessment/wrong-links";
import { Button } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { TextAreaField } from "~/ui/text-area-field";
import { useErrorFocus } from "~/ui/use-error-focus";

/** An item that can be reported as wrong, and the page to return to. */
export interface ReportTarget {
  id: string;
  back: string;
}

/** Which of a list it is. */
type ItemNumber = { question: number } | { card: number };

function nameItem(item: ItemNumber): string {
  return "card" in item
    ? m.thisCard({ number: item.card })
    : m.thisQuestion({ number: item.question });
}

const summaryLook =
  "-ms-2 inline-flex min-h-11 cursor-pointer list-none items-center rounded-card px-2 font-semibold text-soft hover:text-ink [&::-webkit-details-marker]:hidden";

/** Takes a wrong item out of everything, with the reason. */
export function ReportForm({ about, ...target }: ReportTarget & { about?: ItemNumber }) {
  return (
    <details className="group text-base open:w-full">
      <summary className={summaryLook}>
        {m.reportWrong()}
        {about ? <span className="sr-only">&nbsp;{nameItem(about)}</span> : null}
      </summary>
      <div className="grid gap-3 pt-2 pb-3">
        <ReportFields {...target} />
        <Link
          to={wrongPath}
          className="inline-flex min-h-11 items-center justify-self-start text-soft underline underline-offset-4 hover:text-ink"
        >
          {m.seeReported()}
        </Link>
      </div>
    </details>
  );
}

/** The fields; errors are shown by the page to which the form is sent. */
export function ReportFields({ id, back, result }: ReportTarget & { result?: FormResult }) {
  const action = wrongLink({ id, back });
  const sending = useNavigation().formAction === action;
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  return (
    <Form ref={form} method="post" action={action} preventScrollReset className="grid gap-3">
      <input type="hidden" name="intent" value="report" />
      <TextAreaField
        label={m.whatIsWrong()}
        name="reason"
        hint={m.wrongHint()}
        rows={2}
        required
        maxLength={500}
        defaultValue={result?.values.reason}
        errors={result?.errors.reason}
      />
      <Button variant="secondary" pending={sending} className="justify-self-start">
        {m.reportAndRemove()}
      </Button>
    </Form>
  );
}

/** Says that an item was reported, with the form that restores it. */
export function ReportedItem({ id, back }: ReportTarget) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-base">
      <p className="text-soft">{m.reportedNotice()}</p>
      <RestoreForm id={id} back={back} />
    </div>
  );
}

export function RestoreForm({ id, back, about }: ReportTarget & { about?: string }) {
  const action = wrongLink({ id, back });
  const sending = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} preventScrollReset>
      <Button name="intent" value="undo" variant="quiet" disabled={sending}>
        {m.restore()}
        {about ? <span className="sr-only">&nbsp;{about}</span> : null}
      </Button>
    </Form>
  );
}
