import { useActionData } from "@remix-run/react";
import { useState } from "react";
import type { FormResult } from "~/ui/form-result";

/** Makes a form idempotent: a double click or a reload does not repeat its effect. */
export function IdempotencyKeyField() {
  const answer = useActionData<{ result?: FormResult }>();
  // A form that returns with an error keeps its key, in case it failed after its data was stored.
  const [key] = useState(() => answer?.result?.values.once ?? crypto.randomUUID());
  // The keys of server and browser differ; either works.
  return <input type="hidden" name="once" defaultValue={key} suppressHydrationWarning />;
}
