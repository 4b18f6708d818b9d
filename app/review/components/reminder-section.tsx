import { Form, useNavigation, useSearchParams } from "@remix-run/react";
import { useId } from "react";
import { interfaceLocale } from "~/localization/interface-language";
import { SectionSummary } from "~/review/components/section-summary";
import { useKeptSubscription, useReminderStart } from "~/review/components/use-reminders";
import type { ReminderView } from "~/review/find-reminder.server";
import * as m from "~/review/messages";
import { reminderHours } from "~/review/reminder-times";
import { remindersAction } from "~/review/review-links";
import { findPushProblem, unsubscribeFromPush } from "~/review/subscribe-to-push";
import { Button } from "~/ui/button";
import { FieldFrame } from "~/ui/field-frame";
import { Select } from "~/ui/select";
import { useScripting } from "~/ui/use-scripting";

/** Notifications of what is due: switched on, moved to another hour and switched off. */
export function ReminderSection({ reminder }: { reminder: ReminderView }) {
  const [query] = useSearchParams();
  useKeptSubscription(reminder);
  if (reminder.publicKey === null) return null;
  // Forms return here, to what they changed.
  const open = query.get("section") === "reminders";
  return (
    <details open={open ? true : undefined} className="group -mt-4 border-t border-line pt-4">
      <SectionSummary title={m.reminders()} />
      <div className="grid gap-4 pt-3">
        {reminder.onThisDevice ? (
          <Present reminder={reminder} />
        ) : (
          <Offer reminder={reminder} publicKey={reminder.publicKey} />
        )}
      </div>
    </details>
  );
}

function Offer({ reminder, publicKey }: { reminder: ReminderView; publicKey: string }) {
  const scripting = useScripting();
  const { isWaiting, start } = useReminderStart(publicKey);
  const problem = scripting ? findPushProblem() : null;
  return (
    <>
      <p className="text-base">{m.remindersOffer()}</p>
      {reminder.devices > 0 ? (
        <p className="text-base text-soft">{m.remindersElsewhere({ count: reminder.devices })}</p>
      ) : null}
      {scripting ? null : (
        <p className="text-base font-semibold [@media(scripting:enabled)]:hidden">
          {m.remindersNeedScripts()}
        </p>
      )}
      {problem === null ? (
        <Form
          method="post"
          action={remindersAction}
          onSubmit={start}
          className="flex flex-wrap items-end gap-4 [@media(scripting:none)]:hidden"
        >
          <HourFields reminder={reminder} />
          <Button
            name="intent"
            value="start"
            variant="secondary"
            className="min-h-12"
            pending={isWaiting}
            pendingText={m.startingReminders()}
          >
            {m.startReminders()}
          </Button>
        </Form>
      ) : (
        <p className="text-base font-semibold">
          {problem === "blocked" ? m.remindersBlocked() : m.remindersUnsupported()}
        </p>
      )}
    </>
  );
}

function Present({ reminder }: { reminder: ReminderView }) {
  const saving = useNavigation().formAction?.startsWith(remindersAction) ?? false;
  const others = reminder.devices - 1;
  return (
    <>
      <p className="text-base">{m.remindersOn({ hour: nameOf(reminder.hour) })}</p>
      {others > 0 ? (
        <p className="text-base text-soft">{m.remindersElsewhere({ count: others })}</p>
      ) : null}
      <Form method="post" action={remindersAction} className="flex flex-wrap items-end gap-4">
        <HourFields reminder={reminder} />
        <Button
          name="intent"
          value="change"
          variant="secondary"
          className="min-h-12"
          pending={saving}
          pendingText={m.saving()}
        >
          {m.saveReminderHour()}
        </Button>
      </Form>
      <Form
        method="post"
        action={remindersAction}
        // The server forgets the browser, whether or not this succeeds.
        onSubmit={() => void unsubscribeFromPush().catch(() => {})}
      >
        <Button name="intent" value="end" variant="secondary">
          {m.endReminders()}
        </Button>
      </Form>
    </>
  );
}

function HourFields({ reminder: { hour, timeZone } }: { reminder: ReminderView }) {
  const id = useId();
  const scripting = useScripting();
  const { first, last } = reminderHours;
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <>
      <input
        type="hidden"
        name="timeZone"
        value={scripting ? ownTimeZone() : (timeZone ?? "UTC")}
      />
      <FieldFrame id={id} label={m.reminderHour()}>
        <Select id={id} name="hour" defaultValue={hour}>
          {hours.map((value) => (
            <option key={value} value={value}>
              {nameOf(value)}
            </option>
          ))}
        </Select>
      </FieldFrame>
    </>
  );
}

function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** As the interface's language writes times. */
function nameOf(hour: number): string {
  const format = new Intl.DateTimeFormat(interfaceLocale(), {
    timeStyle: "short",
    timeZone: "UTC",
  });
  return format.format(Date.UTC(2000, 0, 1, hour));
}
