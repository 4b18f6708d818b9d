import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from "react";
import { showToast, useToast } from "~/ui/toast-store";

// If the code cannot be loaded, the page must still work.
const Toast = lazy<typeof import("~/ui/toast").default>(() =>
  import("~/ui/toast").catch(() => ({ default: () => null })),
);

/** Shows toasts and the upgrade dialog, whose code loads on first use. */
export function Toasts({
  upgradeDialog: UpgradeDialog,
}: {
  upgradeDialog: ComponentType<{ reason?: string; onClose: () => void }>;
}) {
  const toast = useToast();
  const [used, setUsed] = useState(false);
  const close = useCallback(() => showToast(null), []);
  useEffect(() => {
    if (toast) setUsed(true);
  }, [toast]);
  if (!toast && !used) return null;
  return (
    <Suspense fallback={null}>
      <Toast notice={toast?.upgrade ? null : toast} onClose={close} />
      {toast?.upgrade ? <UpgradeDialog reason={toast.message} onClose={close} /> : null}
    </Suspense>
  );
}
