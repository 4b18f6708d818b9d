import { type RefObject, useEffect, useRef } from "react";
import type { FormResult } from "~/ui/form-result";

/**
 * After a refusal, reading goes on at the first mistake of the form, or, where it has none, at what
 * stays said of the refusal: either may be out of sight. In the middle of the screen no toast lies
 * over it.
 */
export function useErrorFocus(form: RefObject<HTMLElement>, result: FormResult | undefined) {
  const seen = useRef<FormResult>();
  useEffect(() => {
    // While the answer is on its way, another screen may stand in place of the form.
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
