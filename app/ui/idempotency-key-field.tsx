import { useActionData } from "@remix-run/react";
import { useState } from "react";
import type { FormResult } from "~/ui/form-result";

/** Makes a form that is sent twice, by a hasty finger or a reload, do once what it does. */
export function IdempotencyKeyField() {
  const answer = useActionData<{ result?: FormResult }>();
  // A form that comes back is the same one: if it has failed after it was stored, it is found stored.
  const [key] = useState(() => answer?.result?.values.once ?? crypto.randomUUID());
  // The server's key and the browser's differ; either will do.
  return <input type="hidden" name="once" defaultValue={key} suppressHydrationWarning />;
}
