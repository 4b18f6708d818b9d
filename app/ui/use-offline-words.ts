import { useEffect } from "react";
import { say } from "~/ui/say";

/**
 * While the browser is offline, a link says so and the page stays, instead of giving way to an
 * error. What is marked with `data-offline` needs no server.
 */
export function useOfflineWords() {
  useEffect(() => {
    // What says it could not be loaded any more once the connection is gone.
    const timer = setTimeout(() => void import("~/ui/toast").catch(() => null), 1_000);
    const hold = (event: MouseEvent) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest("a[href]");
      if (!link || link.hasAttribute("data-offline")) return;
      event.preventDefault();
      event.stopPropagation();
      say({
        tone: "error",
        title: "You seem to be offline",
        message: "This page stays as it is. Go on once you are back.",
      });
    };
    // Before anything that would act on the link hears of it.
    window.addEventListener("click", hold, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("click", hold, true);
    };
  }, []);
}
