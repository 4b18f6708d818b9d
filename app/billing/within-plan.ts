import type { FormEvent } from "react";
import { showToast } from "~/ui/toast-store";
import { upgradeNotice } from "~/ui/upgrade-notice";
import { type Feature, limitSentence } from "./plans";

/**
 * Whether a plan allows an amount; if not, opens the upgrade dialog. Client-side only: the server decides
 * again.
 */
export function withinPlan(feature: Feature, wanted: number, limit: number): boolean {
  if (wanted <= limit) return true;
  showToast(upgradeNotice(limitSentence(feature, wanted, limit)));
  return false;
}

/**
 * Stops a form that exceeds the plan. Numbers outside the field's own range are left to the server's
 * validation.
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
