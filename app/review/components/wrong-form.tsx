import { Form, useNavigation } from "@remix-run/react";
import { useId } from "react";
import type { ItemKind } from "~/assessment/review-items";
import * as m from "~/review/messages";
import { Button } from "~/ui/button";
import { FieldFrame } from "~/ui/field-frame";
import { TextArea } from "~/ui/text-area";

/** Takes a wrong item out of everything, with the reason. */
export function WrongForm({ id, kind }: { id: string; kind: ItemKind }) {
  const fieldId = useId();
  const sending = useNavigation().formData?.get("intent") === "wrong";
  return (
    <details className="group text-base">
      <summary className="-ms-2 inline-flex min-h-11 cursor-pointer list-none items-center rounded-card px-2 font-semibold text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        {m.isWrong()}
      </summary>
      <Form method="post" className="grid gap-3 pt-2">
        <input type="hidden" name="intent" value="wrong" />
        <input type="hidden" name="item" value={id} />
        <input type="hidden" name="kind" value={kind} />
        <FieldFrame id={fieldId} label={m.whatIsWrong()} hint={m.wrongHint()}>
          <TextArea
            id={fieldId}
            name="reason"
            rows={2}
            required
            maxLength={500}
            aria-describedby={`${fieldId}-hint`}
          />
        </FieldFrame>
        <Button variant="secondary" pending={sending} className="justify-self-start">
          {m.setAside()}
        </Button>
      </Form>
    </details>
  );
}
