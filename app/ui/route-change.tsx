import { type Location, useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { vibrate } from "~/ui/vibrate";
import * as m from "./messages";

/**
 * What every change of page does: it glides to the top, shows the new page softly, and vibrates.
 * The landing page keeps its place. Where the focus was lost with the old page, the new one has it. Goes before `ScrollRestoration`, which does the scrolling.
 */
export function RouteChange() {
  const { pathname, key } = useLocation();
  const revisit = useNavigationType() === "POP";
  const shown = useRef(pathname);

  useBrowserLayoutEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const { style } = document.documentElement;
    style.scrollBehavior = still || revisit || pathname === "/" ? "auto" : "smooth";
    requestAnimationFrame(() => {
      style.scrollBehavior = "";
    });
    vibrate(10);
    if (still) return;
    document.getElementById("main")?.animate([{ opacity: 0, transform: "translateY(6px)" }, {}], {
      duration: 180,
      easing: "ease-out",
    });
  }, [pathname, revisit]);

  const first = useRef(key);
  useEffect(() => {
    if (key === first.current) return;
    first.current = "";
    // What was pressed has gone with its page: the focus goes to the new one, not nowhere.
    if (document.activeElement !== document.body) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [key]);

  useEffect(() => {
    const tap = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const pressed = target.closest("a, button, summary, label");
      if (pressed) vibrate(pressed.closest("header") ? 8 : 6);
    };
    document.addEventListener("click", tap);
    return () => document.removeEventListener("click", tap);
  }, []);

  return useNavigation().state === "idle" ? null : (
    <div role="progressbar" aria-label={m.loadingPage()} className="pending-bar" />
  );
}

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Names the scroll position of a location. Addresses of one page that differ only in their query
 * share theirs, so that a question or a tab changes in place.
 */
export function useScrollKey() {
  const [scrollKey] = useState(() => {
    const known = new Map<string, string>();
    let last = { pathname: "", key: "" };
    return ({ key, pathname, hash }: Location) => {
      const fresh = hash || pathname !== last.pathname ? key : last.key;
      const found = known.get(key) ?? fresh;
      known.set(key, found);
      last = { pathname, key: found };
      return found;
    };
  });
  return scrollKey;
}
