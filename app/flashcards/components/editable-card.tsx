import { Form, useNavigation } from "@remix-run/react";
import { useId, useRef } from "react";
import { ReportForm } from "~/assessment/components/report-form";
import { CardSide } from "~/flashcards/components/card-side";
import type { CardView } from "~/flashcards/components/card-views";
import { RemoveWarning } from "~/flashcards/components/remove-card";
import * as m from "~/flashcards/messages";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmLink } from "~/ui/confirm-link";
import { directionOf } from "~/ui/direction-of";
import type { FormResult } from "~/ui/form-result";
import { useErrorFocus } from "~/ui/use-error-focus";

/** Both sides of a card, with a form to change or remove it. */
export function EditableCard({ card, result }: { card: CardView; result?: FormResult }) {
  const navigation = useNavigation();
  const saving = navigation.formData?.get("cardId") === card.id;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  return (
    <li id={`card-${card.id}`} className="scroll-mt-24 border-b border-line py-4">
      <div className="grid gap-1">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {card.front}
        </p>
        <p dir={directionOf(card.back, card.front)} className="text-soft wrap-anywhere">
          {card.back}
        </p>
      </div>
      <div className="-mb-2 flex flex-wrap items-start gap-x-6">
        <details
          open={result ? true : undefined}
          // Closing the form discards what was typed and not saved.
          onToggle={({ currentTarget }) => currentTarget.open || form.current?.reset()}
          className="group open:w-full"
        >
          <summary className="-ms-2 inline-flex min-h-11 list-none items-center rounded-card px-2 text-base font-semibold text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">{m.edit()}</span>
            <span className="hidden group-open:inline">{m.stopEditing()}</span>
            <span className="sr-only">&nbsp;{m.cardNumber({ number: card.number })}</span>
          </summary>
          <Form ref={form} id={formId} method="post" preventScrollReset className="grid gap-4 pt-2">
            <input type="hidden" name="intent" value="edit" />
            <input type="hidden" name="cardId" value={card.id} />
            <CardSide label={m.front()} name="front" text={card.front} result={result} />
            <CardSide label={m.back()} name="back" text={card.back} result={result} />
          </Form>
          {/* Outside the form: the dialog of the link contains another one. */}
          <div className="flex flex-wrap gap-3 py-4">
            <Button form={formId} variant="secondary" pending={saving} pendingText={m.saving()}>
              {m.save()}
            </Button>
            <div className="flex flex-wrap max-sm:-mx-3">
              {card.courseHref === null ? null : (
                <ButtonLink to={card.courseHref} variant="quiet">
                  {m.changeCourse()}
                </ButtonLink>
              )}
              <ConfirmLink
                to={card.removeHref}
                title={m.areYouSure()}
                question={<RemoveWarning front={card.front} />}
                confirm={m.remove()}
                pendingText={m.removing()}
                className="inline-flex min-h-11 items-center rounded-card px-3 font-semibold text-rust hover:bg-rust-wash"
              >
                {m.removeCard()}
              </ConfirmLink>
            </div>
          </div>
        </details>
        <ReportForm {...card.wrong} about={{ card: card.number }} />
      </div>
    </li>
  );
}
