import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { CardSide } from "~/flashcards/components/card-side";
import * as m from "~/flashcards/messages";
import { Button } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { useErrorFocus } from "~/ui/use-error-focus";

/** A form for another card of a deck. */
export function AddCard({ result }: { result?: FormResult }) {
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  const adding = useNavigation().formData?.get("intent") === "add";
  return (
    <section aria-labelledby="add-card" className="grid gap-4">
      <h2 id="add-card" className="text-xl">
        {m.addCard()}
      </h2>
      <Form ref={form} method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="add" />
        <IdempotencyKeyField />
        <CardSide label={m.front()} name="front" result={result} />
        <CardSide label={m.back()} name="back" result={result} />
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={adding}
          pendingText={m.adding()}
        >
          {m.addCardButton()}
        </Button>
      </Form>
    </section>
  );
}
