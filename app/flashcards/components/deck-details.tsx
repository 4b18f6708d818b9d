import { Form, useNavigation } from "@remix-run/react";
import { useId, useRef } from "react";
import { DeleteWork } from "~/assessment/components/delete-work";
import { deckTitleLimit } from "~/flashcards/deck-rules";
import * as m from "~/flashcards/messages";
import { Button } from "~/ui/button";
import { describedBy } from "~/ui/field-errors";
import { controlClasses, FieldFrame } from "~/ui/field-frame";
import type { FormResult } from "~/ui/form-result";
import { useErrorFocus } from "~/ui/use-error-focus";

/** The name of a deck, to change, and the way to delete it. */
export function DeckDetails({
  id,
  title,
  result,
}: {
  id: string;
  title: string;
  result: FormResult | undefined;
}) {
  const fieldId = useId();
  const form = useRef<HTMLFormElement>(null);
  const saving = useNavigation().formData?.get("intent") === "rename";
  useErrorFocus(form, result);
  const errors = result?.errors.title;
  return (
    <details open={result ? true : undefined} className="group">
      <summary className="-ms-2 inline-flex min-h-11 cursor-pointer list-none items-center rounded-card px-2 text-base font-semibold text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        {m.renameOrDelete()}
      </summary>
      <div className="grid gap-4 pt-2">
        <Form ref={form} method="post" className="grid gap-3">
          <input type="hidden" name="intent" value="rename" />
          <FieldFrame id={fieldId} label={m.deckName()} errors={errors}>
            <input
              id={fieldId}
              name="title"
              dir="auto"
              required
              maxLength={deckTitleLimit}
              defaultValue={result?.values.title ?? title}
              aria-invalid={errors?.length ? true : undefined}
              aria-describedby={describedBy(fieldId, false, errors)}
              className={`${controlClasses} min-h-12`}
            />
          </FieldFrame>
          <Button variant="secondary" pending={saving} className="justify-self-start">
            {m.saveName()}
          </Button>
        </Form>
        <DeleteWork kind="deck" title={title} to={`/app/flashcards/${id}/delete`} />
      </div>
    </details>
  );
}
