import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FormResult } from "~/ui/form-result";

/**
 * Runs Turnstile in a form. A form that is submitted while the check runs is sent when it ends. Each
 * response of the server has used up a token, so a new check follows.
 * @param siteKey null if Turnstile is not configured
 */
export function useHumanCheck(siteKey: string | null, result: FormResult | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const underWay = useRef(false);
  const held = useRef<HTMLFormElement | null>(null);
  const [waiting, setWaiting] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a check for each answer
  useEffect(() => {
    const { current } = place;
    if (!siteKey || !current) return;
    let remove = () => {};
    let gone = false;
    underWay.current = true;
    import("~/account/turnstile-widget")
      .then(({ showTurnstile }) => {
        if (!gone) remove = showTurnstile(current, siteKey, setUnderWay);
      })
      .catch(() => setUnderWay(false));
    return () => {
      gone = true;
      underWay.current = false;
      remove();
    };
  }, [siteKey, result]);

  function setUnderWay(isUnderWay: boolean) {
    underWay.current = isUnderWay;
    if (isUnderWay || !held.current) return;
    const form = held.current;
    held.current = null;
    setWaiting(false);
    form.requestSubmit();
  }

  return {
    place,
    waiting,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      if (event.defaultPrevented || !underWay.current) return;
      event.preventDefault();
      held.current = event.currentTarget;
      setWaiting(true);
    },
  };
}
