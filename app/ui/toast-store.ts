import { useSyncExternalStore } from "react";
import type { NoticeView } from "~/ui/form-result";
import { upgradeNotice } from "~/ui/upgrade-notice";

let current: NoticeView | null = null;
const listeners = new Set<() => void>();

/** Shows a toast in place of the current one; `null` closes it. */
export function showToast(notice: NoticeView | null) {
  current = notice;
  for (const listener of listeners) listener();
}

/** Opens the upgrade dialog without a reason. */
export function offerUpgrade() {
  showToast(upgradeNotice());
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current toast. */
export function useToast() {
  return useSyncExternalStore(
    listen,
    () => current,
    () => null,
  );
}
