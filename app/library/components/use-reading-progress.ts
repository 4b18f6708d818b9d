import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const interval = 2_000;

/** Revalidates the page while OCR is reading and the page is visible. */
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
