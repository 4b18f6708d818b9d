import type { FormEvent } from "react";
import { say } from "~/ui/say";

/**
 * Keeps a form from being sent that asks for more at once than the plan allows: the upgrade dialog
 * opens instead. A number outside the field's own bounds is left to the server's words.
 */
export function stopAtPlan(
  event: FormEvent<HTMLFormElement>,
  { field, limit, reason }: { field: string; limit: number; reason: (count: number) => string },
) {
  const input = event.currentTarget.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) return;
  const { valueAsNumber: count, max } = input;
  if (!(count > limit) || count > Number(max)) return;
  event.preventDefault();
  say({ tone: "info", title: "Upgrade to Premium", message: reason(count), upgrade: true });
}
