import type { FormEvent } from "react";
import { showToast } from "~/ui/toast-store";
import { upgradeNotice } from "~/ui/upgrade-notice";
import { type Feature, limitSentence } from "./plans";

/**
 * Whether a plan allows so much at once, or so many messages today; if not, the upgrade dialog
 * opens. For code in the browser, before it asks: the server decides again.
 */
export function withinPlan(feature: Feature, wanted: number, limit: number): boolean {
  if (wanted <= limit) return true;
  showToast(upgradeNotice(limitSentence(feature, wanted, limit)));
  return false;
}

/**
 * Keeps a form from being sent that asks for more at once than the plan allows. A number outside
 * the field's own bounds is left to the server's words.
 */
export function stopAtPlan(
  event: FormEvent<HTMLFormElement>,
  feature: Feature,
  field: string,
  limit: number,
) {
  const input = event.currentTarget.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) return;
  const { valueAsNumber: count, max } = input;
  if (Number.isNaN(count) || count > Number(max)) return;
  if (!withinPlan(feature, count, limit)) event.preventDefault();
}
