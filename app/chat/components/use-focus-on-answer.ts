import { useEffect, useRef } from "react";

/** Focuses an answer when it is revealed, because the pressed button disappears. */
export function useFocusOnAnswer(askedBack: boolean | undefined) {
  const answer = useRef<HTMLDivElement>(null);
  const before = useRef(askedBack);
  useEffect(() => {
    if (before.current && !askedBack) answer.current?.focus({ preventScroll: true });
    before.current = askedBack;
  }, [askedBack]);
  return answer;
}
