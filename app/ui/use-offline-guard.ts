import { useEffect } from "react";
import { showToast } from "~/ui/toast-store";
import * as m from "./messages";

/** Marks a form that must not be sent offline; other forms handle it themselves. */
export const waitsForNetwork = { "data-waits-for-network": true };

/**
 * While offline, blocks navigation and shows a toast, so that typed text is not lost to an error page. Links
 * with `data-offline` need no server; buttons with `data-needs-network` do.
 */
export function useOfflineGuard() {
  useEffect(() => {
    // It cannot be loaded offline.
    import("~/ui/toast").catch(() => {});
    const block = (event: Event) => {
      if (navigator.onLine || event.defaultPrevented) return;
      if (!(event.target instanceof Element)) return;
      const action = event.target.closest("[data-needs-network]");
      const leaving =
        event.type === "submit"
          ? event.target.matches("[data-waits-for-network]")
          : action || leavesPage(event.target.closest("a"));
      if (!leaving) return;
      event.preventDefault();
      if (action) event.stopPropagation();
      showToast({ tone: "error", title: m.offlineTitle(), message: m.offline() });
    };
    // Capture, to run before React's handlers.
    window.addEventListener("click", block, true);
    window.addEventListener("submit", block, true);
    return () => {
      window.removeEventListener("click", block, true);
      window.removeEventListener("submit", block, true);
    };
  }, []);
}

function leavesPage(link: HTMLAnchorElement | null) {
  if (!link?.href || link.target === "_blank" || link.hasAttribute("data-offline")) return false;
  const { pathname, search } = window.location;
  return !link.hash || link.pathname !== pathname || link.search !== search;
}
