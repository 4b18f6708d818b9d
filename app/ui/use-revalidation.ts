import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** When a page asks again for what was not known yet, in milliseconds; then no more. */
const delaysMs = [2_000, 5_000, 15_000];

/** Loads the page's data again a few times while something is still being worked out. */
export function useRevalidation(isComing: boolean): void {
  const { revalidate, state } = useRevalidator();
  const asked = useRef(0);
  useEffect(() => {
    const delay = delaysMs[asked.current];
    if (!isComing || state !== "idle" || delay === undefined) return;
    const timer = setTimeout(() => {
      asked.current += 1;
      if (navigator.onLine) revalidate();
    }, delay);
    return () => clearTimeout(timer);
  }, [isComing, state, revalidate]);
}
