import { type FormEvent, useState } from "react";
import { formProblems } from "~/account/credential-rules";
import type { FormResult } from "~/ui/form-result";

/**
 * Validates a form on submit, and after a first error on each change. Until then the server's errors are
 * shown.
 */
export function useFormProblems(intent: string, result: FormResult | undefined) {
  const [checked, setChecked] = useState<{
    intent: string;
    after: FormResult | undefined;
    errors: FormResult["errors"];
  } | null>(null);
  const current = checked?.intent === intent && checked.after === result;
  const own = current ? checked.errors : undefined;
  const errors = own ?? result?.errors ?? {};

  function look(form: HTMLFormElement) {
    const found = formProblems(new FormData(form));
    setChecked({ intent, after: result, errors: found });
    return Object.keys(found)[0];
  }

  return {
    errors,
    check: {
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const form = event.currentTarget;
        const first = look(form);
        if (!first) return;
        event.preventDefault();
        const field = form.elements.namedItem(first);
        if (field instanceof HTMLElement) field.focus();
      },
      onChange(event: FormEvent<HTMLFormElement>) {
        if (own || Object.keys(errors).length) look(event.currentTarget);
      },
    },
  };
}
