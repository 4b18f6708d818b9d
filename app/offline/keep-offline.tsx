import { Outlet } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";

// If it cannot be loaded, the page works without it.
const OfflineBanner = lazy(() =>
  import("./components/offline-banner").then(
    ({ OfflineBanner }) => ({ default: OfflineBanner }),
    () => ({ default: () => null }),
  ),
);

/** Wraps all pages behind the login: once loaded, they keep what they need without a network. */
export default function KeepOffline() {
  const [hasLoaded, setHasLoaded] = useState(false);
  useEffect(() => {
    if (!("serviceWorker" in navigator && "locks" in navigator)) return;
    // Without a network, the code comes from the service worker's cache.
    const load = () =>
      setHasLoaded((had) => had || navigator.onLine || navigator.serviceWorker.controller !== null);
    const timer = setTimeout(load, 1_000);
    window.addEventListener("online", load);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", load);
    };
  }, []);
  return (
    <>
      {hasLoaded ? (
        <Suspense fallback={null}>
          <OfflineBanner />
        </Suspense>
      ) : null}
      <Outlet />
    </>
  );
}
