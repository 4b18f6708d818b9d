import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FormResult } from "~/ui/form-result";

/**
 * The check for people in a form, where scripts run. A form that is submitted while the check is
 * under way is sent when it has ended. Each answer of the server has used a token up, so that a new
 * check follows it.
 * @param siteKey null where there is no check
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
        if (!gone) remove = showTurnstile(current, siteKey, tell);
      })
      .catch(() => tell(false));
    return () => {
      gone = true;
      underWay.current = false;
      remove();
    };
  }, [siteKey, result]);

  function tell(isUnderWay: boolean) {
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
