import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from "react";
import { showToast, useToast } from "~/ui/toast-store";

// If the code cannot be loaded, the page must still work.
const Toast = lazy<typeof import("~/ui/toast").default>(() =>
  import("~/ui/toast").catch(() => ({ default: () => null })),
);

/** Shows toasts and the upgrade dialog, whose code loads on first use. */
export function Messages({
  upgradeDialog: UpgradeDialog,
}: {
  upgradeDialog: ComponentType<{ reason?: string; onClose: () => void }>;
}) {
  const said = useToast();
  const [used, setUsed] = useState(false);
  const close = useCallback(() => showToast(null), []);
  useEffect(() => {
    if (said) setUsed(true);
  }, [said]);
  if (!said && !used) return null;
  return (
    <Suspense fallback={null}>
      <Toast notice={said?.upgrade ? null : said} onClose={close} />
      {said?.upgrade ? <UpgradeDialog reason={said.message} onClose={close} /> : null}
    </Suspense>
  );
}
