import { Form } from "@remix-run/react";
import { ArrowLeft, Undo2 } from "lucide-react";
import * as m from "~/offline/messages";
import { offlineLink } from "~/offline/offline-links";
import { Button, ButtonLink } from "~/ui/button";

/** How much is left, a link back, and a button that undoes the last answer. */
export function StepHeader({
  title,
  left,
  canUndo,
}: {
  title: string;
  left: string | null;
  canUndo: boolean;
}) {
  return (
    <div className="grid gap-1">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <ButtonLink to={offlineLink()} discover="none" variant="quiet" className="-ms-3">
          <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          {m.backToList()}
        </ButtonLink>
        {canUndo ? (
          <Form method="post" discover="none" className="-me-3">
            <Button name="intent" value="undo" variant="quiet" data-key="undo">
              <Undo2 aria-hidden="true" className="size-4 rtl:-scale-x-100" />
              {m.undo()}
            </Button>
          </Form>
        ) : null}
      </div>
      <p className="flex items-baseline justify-between gap-4 text-base text-soft">
        <span dir="auto" className="text-match-parent truncate">
          {title}
        </span>
        <span className="shrink-0 tabular-nums">{left}</span>
      </p>
    </div>
  );
}
