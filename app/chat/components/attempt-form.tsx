import { Form, useNavigation } from "@remix-run/react";
import { longestAttempt } from "~/chat/attempt-limit";
import * as m from "~/chat/messages";
import { Button } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { TextAreaField } from "~/ui/text-area-field";

/** The form for an attempt at a question that was asked back; submitting it reveals the answer. */
export function AttemptForm({
  id,
  newest,
  result,
}: {
  /** Of the reply. */
  id: string;
  /** Whether it is the latest reply. */
  newest: boolean;
  result: FormResult | undefined;
}) {
  const { formData } = useNavigation();
  const sending = formData?.get("intent") === "attempt" && formData.get("id") === id;
  const failed = result?.values.id === id ? result : undefined;
  return (
    <Form method="post" className="mt-3 grid max-w-[68ch] gap-3">
      <input type="hidden" name="intent" value="attempt" />
      <input type="hidden" name="id" value={id} />
      <TextAreaField
        label={m.whatYouRemember()}
        name="attempt"
        rows={2}
        autoFocus={newest}
        maxLength={longestAttempt}
        defaultValue={failed?.values.attempt ?? ""}
        errors={failed?.errors.attempt}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" pending={sending}>
          {m.showAnswer()}
        </Button>
        <Button variant="quiet" name="justTell" value="yes" disabled={sending}>
          {m.justTellMe()}
        </Button>
      </div>
    </Form>
  );
}
