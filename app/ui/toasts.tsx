import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from "react";
import { showToast, useToast } from "~/ui/toast-store";

// Where even that cannot be loaded, the page itself shall stand.
const Toast = lazy<typeof import("~/ui/toast").default>(() =>
  import("~/ui/toast").catch(() => ({ default: () => null })),
);

/** Where everything is said that is told in passing. Its parts are loaded when there is something. */
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
