import { useEffect, useRef } from "react";

/** Puts the focus on an answer once it is told: the button that was pressed has gone. */
export function useFocusOnAnswer(askedBack: boolean | undefined) {
  const answer = useRef<HTMLDivElement>(null);
  const before = useRef(askedBack);
  useEffect(() => {
    if (before.current && !askedBack) answer.current?.focus({ preventScroll: true });
    before.current = askedBack;
  }, [askedBack]);
  return answer;
}
