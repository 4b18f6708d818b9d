import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Milliseconds until each reload. */
const delaysMs = [2_000, 5_000, 15_000];

/** Revalidates the page's data a few times while a result is pending. */
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
