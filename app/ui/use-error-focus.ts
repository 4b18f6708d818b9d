import { type RefObject, useEffect, useRef } from "react";
import type { FormResult } from "~/ui/form-result";

/**
 * After a failed submit, focuses the first invalid field or else the notice. Either may be out of sight; in
 * the middle of the screen no toast covers it.
 */
export function useErrorFocus(form: RefObject<HTMLElement>, result: FormResult | undefined) {
  const seen = useRef<FormResult>();
  useEffect(() => {
    // During the request another screen may replace the form.
    if (!result || !form.current || seen.current === result) return;
    seen.current = result;
    const find = (place: Element | null | undefined, what: string) =>
      place?.querySelector<HTMLElement>(what);
    const mistake =
      find(form.current, "[aria-invalid=true], [data-mistake]") ??
      find(form.current.closest("main, dialog"), "[data-refusal]");
    mistake?.scrollIntoView({ block: "center" });
    const choice = (which: string) => mistake?.querySelector<HTMLElement>(`input:${which}`);
    (choice("checked") ?? choice("enabled") ?? mistake)?.focus({ preventScroll: true });
  });
}
