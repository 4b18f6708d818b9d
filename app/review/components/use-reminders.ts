import { useRevalidator, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import type { ReminderView } from "~/review/find-reminder.server";
import * as m from "~/review/messages";
import { remindersAction } from "~/review/review-links";
import { type BrowserAddress, findPushAddress, subscribeToPush } from "~/review/subscribe-to-push";
import { showToast } from "~/ui/toast-store";

/** Submits a form for reminders once the browser has subscribed. */
export function useReminderStart(publicKey: string) {
  const submit = useSubmit();
  const [isWaiting, setWaiting] = useState(false);
  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setWaiting(true);
    const address = await subscribeToPush(publicKey).catch(() => "failed" as const);
    setWaiting(false);
    if (address === null || address === "failed") {
      const message = address === null ? m.remindersBlocked() : m.remindersNotStarted();
      showToast({ tone: "error", title: m.remindersNotChanged(), message });
      return;
    }
    submit(formOf(address, fields), { method: "post", action: remindersAction });
  };
  return { isWaiting, start };
}

/** After a new login the browser still takes messages, and the server has forgotten where. */
export function useKeptSubscription({ publicKey, enabled, onThisDevice }: ReminderView) {
  const { revalidate } = useRevalidator();
  const isForgotten = publicKey !== null && enabled && !onThisDevice;
  useEffect(() => {
    if (!isForgotten) return;
    void registerAgain().then(
      (isRegistered) => isRegistered && revalidate(),
      // The next visit tries again.
      () => {},
    );
  }, [isForgotten, revalidate]);
}

async function registerAgain(): Promise<boolean> {
  const address = await findPushAddress();
  if (!address) return false;
  const { endpoint, ...keys } = address;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const response = await fetch("/api/review/reminders", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ subscription: { endpoint, keys }, timeZone }),
  });
  return response.ok;
}

function formOf(address: BrowserAddress, fields: FormData): FormData {
  for (const [name, value] of Object.entries(address)) fields.set(name, value);
  fields.set("intent", "start");
  return fields;
}
