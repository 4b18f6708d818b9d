import { useEffect } from "react";

/**
 * Has the toast loaded once the page is at rest: what is said about a broken connection could not
 * be loaded over it any more.
 */
export function useToastAtHand() {
  useEffect(() => {
    const timer = setTimeout(() => void import("~/ui/toast").catch(() => null), 1_000);
    return () => clearTimeout(timer);
  }, []);
}
