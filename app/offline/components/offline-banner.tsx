import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { sentenceGap } from "~/localization/join-sentences";
import type { Settled } from "~/offline/device-database";
import * as m from "~/offline/messages";
import { askWorker, notifyServiceWorker } from "~/offline/notify-service-worker";
import { offlineLinkFor } from "~/offline/offline-links";
import { useDevice } from "~/offline/use-device";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-store";

/** Shows that the device is offline or that answers are waiting, and keeps the copy up to date. */
export function OfflineBanner() {
  const { pathname } = useLocation();
  const device = useDevice(pathname, tellSettled);
  // After this page, the session may have ended.
  useEffect(() => askWorker, []);
  if (!device) return null;
  const { hasCopy, waiting } = device;
  const isOnline = device.isOnline !== false;
  if (isOnline && waiting === 0) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 border-b border-edge bg-sunk px-4 py-1.5 text-base max-md:ps-18 md:justify-center print:hidden"
    >
      <p>
        {isOnline ? null : (
          <>
            <strong className="font-semibold">{m.youAreOffline()}</strong>
            {sentenceGap()}
            {hasCopy ? m.canStudy() : m.carryOnLater()}
          </>
        )}
        {sentenceGap()}
        {waiting > 0 ? m.waiting({ count: waiting }) : null}
      </p>
      {isOnline ? (
        <Button
          type="button"
          variant="quiet"
          onClick={() => void notifyServiceWorker()}
          className="-ms-3"
        >
          {m.sendNow()}
        </Button>
      ) : null}
      {hasCopy && !isOnline ? (
        // A link here would precede the skip link, which must be the first.
        <Button type="button" variant="quiet" onClick={openDevice} className="-ms-3">
          {m.studyOffline()}
        </Button>
      ) : null}
    </div>
  );
}

function openDevice(): void {
  window.location.assign(offlineLinkFor(new URL(window.location.href)));
}

/** Shows the result of sending answers, unless it is as expected. */
export function tellSettled({ refused = 0, restored = 0 }: Settled): void {
  if (refused > 0) {
    showToast({ tone: "info", title: m.refusedTitle({ count: refused }), message: m.refused() });
  }
  if (restored > 0) {
    const title = m.restoredTitle({ count: restored });
    showToast({ tone: "success", title, message: m.restored() });
  }
}
