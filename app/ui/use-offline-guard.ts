import { useEffect } from "react";
import { showToast } from "~/ui/toast-store";
import * as m from "./messages";

/** On a form that is not sent while the network is away; others say by themselves how it went. */
export const waitsForNetwork = { "data-waits-for-network": true };

/**
 * While the network is away, a page stays as it is and says so, instead of making room for a
 * failure: what was typed is still there when the network comes back. A link marked with
 * `data-offline` needs no server, a button marked with `data-needs-network` does.
 */
export function useOfflineGuard() {
  useEffect(() => {
    // Without the network it could not be loaded any more.
    import("~/ui/toast").catch(() => {});
    const stay = (event: Event) => {
      if (navigator.onLine || event.defaultPrevented) return;
      if (!(event.target instanceof Element)) return;
      const asking = event.target.closest("[data-needs-network]");
      const leaving =
        event.type === "submit"
          ? event.target.matches("[data-waits-for-network]")
          : asking || leavesPage(event.target.closest("a"));
      if (!leaving) return;
      event.preventDefault();
      if (asking) event.stopPropagation();
      showToast({ tone: "error", title: m.offlineTitle(), message: m.offline() });
    };
    // Before React hears of it.
    window.addEventListener("click", stay, true);
    window.addEventListener("submit", stay, true);
    return () => {
      window.removeEventListener("click", stay, true);
      window.removeEventListener("submit", stay, true);
    };
  }, []);
}

function leavesPage(link: HTMLAnchorElement | null) {
  if (!link?.href || link.target === "_blank" || link.hasAttribute("data-offline")) return false;
  const { pathname, search } = window.location;
  return !link.hash || link.pathname !== pathname || link.search !== search;
}
