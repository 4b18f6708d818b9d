import { useEffect } from "react";
import { say } from "~/ui/say";

/** On a form that says by itself how its sending failed. */
export const speaksForItself = { "data-speaks-for-itself": true };

/**
 * While the network is away, a page stays as it is and says so, instead of making room for a
 * failure: what was typed is still there when the network comes back.
 */
export function useOfflineGuard() {
  useEffect(() => {
    // Without the network it could not be loaded any more.
    import("~/ui/toast").catch(() => {});
    const stay = (event: Event) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const leaving =
        event.type === "submit"
          ? !event.target.matches("[data-speaks-for-itself]")
          : leadsAway(event.target.closest("a"));
      if (!leaving) return;
      event.preventDefault();
      say({
        tone: "error",
        title: "You are offline",
        message: "Nothing is lost. Please try again once you are connected.",
      });
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

function leadsAway(link: HTMLAnchorElement | null) {
  if (!link?.href || link.target === "_blank") return false;
  const { pathname, search } = window.location;
  return !link.hash || link.pathname !== pathname || link.search !== search;
}
