import { useSyncExternalStore } from "react";
import type { NoticeView } from "~/ui/form-result";
import { upgradeNotice } from "~/ui/upgrade-notice";

let said: NoticeView | null = null;
const listeners = new Set<() => void>();

/** Tells the learner something, in place of whatever was said before; `null` takes it back. */
export function showToast(notice: NoticeView | null) {
  said = notice;
  for (const listener of listeners) listener();
}

/** Opens the upgrade dialog for something that no count limits. */
export function offerUpgrade() {
  showToast(upgradeNotice());
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is being said just now. */
export function useToast() {
  return useSyncExternalStore(
    listen,
    () => said,
    () => null,
  );
}
