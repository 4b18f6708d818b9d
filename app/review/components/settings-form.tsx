import { Form, useNavigation, useSearchParams } from "@remix-run/react";
import { useId, useRef } from "react";
import { SectionSummary } from "~/review/components/section-summary";
import { type DailyLimits, limitRange } from "~/review/daily-limits";
import * as m from "~/review/messages";
import { Button } from "~/ui/button";
import { describedBy } from "~/ui/field-errors";
import { controlLook, FieldFrame } from "~/ui/field-frame";
import type { FormResult } from "~/ui/form-result";
import { useErrorFocus } from "~/ui/use-error-focus";

/** How many items come on one day. */
export function SettingsForm({
  limits,
  result,
}: {
  limits: DailyLimits;
  result: FormResult | undefined;
}) {
  const form = useRef<HTMLFormElement>(null);
  const saving = useNavigation().state === "submitting";
  const [query] = useSearchParams();
  useErrorFocus(form, result);
  // Whoever is told that a limit is too low comes here.
  const open = result !== undefined || query.get("section") === "limits";
  return (
    <details
      id="daily-limits"
      open={open ? true : undefined}
      className="group scroll-mt-24 border-t border-line pt-4"
    >
      <SectionSummary title={m.settings()} />
      <Form ref={form} method="post" className="grid gap-4 pt-3">
        <div className="grid gap-4 sm:grid-cols-2">
          <LimitField name="newPerDay" label={m.newPerDay()} limits={limits} result={result} />
          <LimitField name="duePerDay" label={m.duePerDay()} limits={limits} result={result} />
        </div>
        <p className="text-sm text-soft">{m.limitsHint()}</p>
        <Button
          variant="secondary"
          pending={saving}
          pendingText={m.saving()}
          className="justify-self-start"
        >
          {m.saveSettings()}
        </Button>
      </Form>
    </details>
  );
}

function LimitField({
  name,
  label,
  limits,
  result,
}: {
  name: keyof DailyLimits;
  label: string;
  limits: DailyLimits;
  result: FormResult | undefined;
}) {
  const id = useId();
  const errors = result?.errors[name];
  return (
    <FieldFrame id={id} label={label} errors={errors}>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        {...limitRange[name]}
        required
        defaultValue={result?.values[name] ?? limits[name]}
        aria-invalid={errors?.length ? true : undefined}
        aria-describedby={describedBy(id, false, errors)}
        className={`${controlLook} min-h-12`}
      />
    </FieldFrame>
  );
}
