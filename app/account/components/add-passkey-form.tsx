import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import { CurrentPasswordField } from "~/account/components/current-password-field";
import type { PasskeyProblem } from "~/account/passkey-browser";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast-store";
import * as m from "../messages";

/** Asks the device for a passkey. The WebAuthn library loads on first use. */
function useAddPasskey() {
  const form = useRef<HTMLFormElement>(null);
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const { revalidate } = useRevalidator();

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setWaiting(true);
    setProblem(null);
    const failed = await addNamed(
      String(fields.get("name")).trim(),
      String(fields.get("currentPassword")),
    );
    setWaiting(false);
    setProblem(failed);
    if (failed) {
      const field = failed.field && form.current?.elements.namedItem(failed.field);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    form.current?.reset();
    showToast({ tone: "success", title: m.passkeyAddedTitle(), message: m.passkeyAdded() });
    revalidate();
  }

  return { form, waiting, problem, add };
}

async function addNamed(name: string, password: string): Promise<PasskeyProblem | null> {
  if (!name) return { message: m.passkeyNameRequired(), field: "name" };
  const browser = await import("~/account/passkey-browser").catch(() => null);
  if (!browser) return { message: m.passkeyNoAnswer(), field: null };
  return browser.addPasskey(name, password);
}

/** The form that adds a passkey. */
export function AddPasskeyForm() {
  const { form, waiting, problem, add } = useAddPasskey();
  const errorsOf = (field: string) => (problem?.field === field ? [problem.message] : undefined);
  const elsewhere = problem && !["name", "currentPassword"].includes(problem.field ?? "");
  return (
    <form ref={form} onSubmit={add} noValidate className="grid gap-4">
      <TextField
        label={m.passkeyName()}
        name="name"
        autoComplete="off"
        maxLength={60}
        required
        hint={m.passkeyNameHint()}
        errors={errorsOf("name")}
      />
      <CurrentPasswordField label={m.passkeyPassword()} errors={errorsOf("currentPassword")} />
      {elsewhere ? (
        <p role="alert" className="text-sm font-semibold text-rust">
          {problem.message}
        </p>
      ) : null}
      <Button
        variant="secondary"
        pending={waiting}
        pendingText={m.waitingForDevice()}
        className="justify-self-start"
      >
        {m.addPasskey()}
      </Button>
    </form>
  );
}
