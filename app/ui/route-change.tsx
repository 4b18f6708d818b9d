import { type Location, useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { vibrate } from "~/ui/vibrate";
import * as m from "./messages";

/**
 * Effects of a navigation: scrolls smoothly, fades the new page in, vibrates, and moves the focus to it if
 * the focused element is gone. Place it before `ScrollRestoration`, which does the scrolling.
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
    // The focused element is gone: focus the new page.
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

/** Query parameters that name a step of a page: another one begins at its top. */
const steps = ["question", "card", "item"];

/**
 * Returns the key for a location's scroll position. URLs of a page share it within a step, so that an
 * explanation, the other side of a card or a tab appears in place.
 */
export function useScrollKey() {
  const [scrollKey] = useState(() => {
    const known = new Map<string, string>();
    let last = { pathname: "", step: "", key: "" };
    return ({ key, pathname, search, hash }: Location) => {
      const query = new URLSearchParams(search);
      const step = steps.map((name) => query.get(name)).find((value) => value !== null);
      const isSame = pathname === last.pathname && (step ?? last.step) === last.step;
      const found = known.get(key) ?? (isSame && !hash ? last.key : key);
      known.set(key, found);
      last = { pathname, step: step ?? (isSame ? last.step : ""), key: found };
      return found;
    };
  });
  return scrollKey;
}
