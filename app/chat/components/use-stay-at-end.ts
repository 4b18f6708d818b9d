import { type RefObject, useEffect, useRef } from "react";

const near = 160;

/** Keeps the end of the conversation in view while it grows, until the learner scrolls up. */
export function useStayAtEnd(growth: string | null, below: RefObject<HTMLElement>) {
  const following = useRef(true);

  useEffect(() => {
    // A learner who returns from a quote wants to see the reply that cites it.
    if (window.location.hash.startsWith("#message-")) following.current = false;
    let last = window.scrollY;
    const watch = () => {
      const rest = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
      if (rest < near) following.current = true;
      else if (window.scrollY < last) following.current = false;
      last = window.scrollY;
    };
    window.addEventListener("scroll", watch, { passive: true });
    return () => window.removeEventListener("scroll", watch);
  }, []);

  useEffect(() => {
    if (growth !== null && following.current) goToEnd();
  }, [growth]);

  const begun = growth !== null;
  useEffect(() => {
    if (!begun || !below.current) return;
    const observer = new ResizeObserver(() => following.current && goToEnd());
    observer.observe(below.current);
    return () => observer.disconnect();
  }, [begun, below]);
}

function goToEnd() {
  window.scrollTo({ top: document.documentElement.scrollHeight });
}
