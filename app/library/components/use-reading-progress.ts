import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const interval = 2_000;

/** Asks how far the reading is, as long as something is being read and the page is looked at. */
export function useReadingProgress(reading: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!reading) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && navigator.onLine) revalidate();
    }, interval);
    return () => clearInterval(timer);
  }, [reading, revalidate]);
}
