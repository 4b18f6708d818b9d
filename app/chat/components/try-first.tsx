import { Form } from "@remix-run/react";
import * as m from "~/chat/messages";
import type { StudyScope } from "~/study-scope";
import { ScopeFields } from "~/ui/scope-fields";
import { SwitchKnob } from "~/ui/switch-knob";

/** Whether questions are asked back first. Sent at once, with scripts and without. */
export function TryFirstSwitch({
  scope,
  on,
  disabled,
}: {
  scope: StudyScope;
  on: boolean;
  disabled: boolean;
}) {
  return (
    <Form method="post" replace preventScrollReset className="flex items-center gap-x-1 text-sm">
      <input type="hidden" name="intent" value="tryFirst" />
      <ScopeFields scope={scope} />
      {on ? null : <input type="hidden" name="tryFirst" value="on" />}
      <button
        type="submit"
        role="switch"
        aria-checked={on}
        aria-describedby="try-first-hint"
        disabled={disabled}
        className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-card px-2 font-semibold text-soft hover:bg-sunk hover:text-ink disabled:opacity-60"
      >
        <SwitchKnob on={on} />
        {m.tryFirst()}
      </button>
      <span
        id="try-first-hint"
        className="text-soft max-md:sr-only group-has-[[data-device-switch]]:sr-only"
      >
        {m.tryFirstHint()}
      </span>
    </Form>
  );
}

/** Sends the state of the switch with a message, for forms without JavaScript. */
export function TryFirstField({ on }: { on: boolean }) {
  return on ? <input type="hidden" name="tryFirst" value="on" /> : null;
}
