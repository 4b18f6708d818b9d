import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import type { PasskeyProblem } from "~/account/passkey-browser";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast-store";
import * as m from "../messages";

/** Asks the device for a passkey. The WebAuthn library loads on first use. */
export function AddPasskeyForm() {
  const form = useRef<HTMLFormElement>(null);
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const { revalidate } = useRevalidator();

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = String(fields.get("name")).trim();
    const password = String(fields.get("currentPassword"));
    setWaiting(true);
    setProblem(null);
    const failed = name
      ? await import("~/account/passkey-browser").then(
          (browser) => browser.addPasskey(name, password),
          (): PasskeyProblem => ({ message: m.passkeyNoAnswer(), field: null }),
        )
      : { message: m.passkeyNameRequired(), field: "name" };
    setWaiting(false);
    setProblem(failed);
    if (failed) {
      const field = failed.field && form.current?.elements.namedItem(failed.field);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    form.current?.reset();
    showToast({
      tone: "success",
      title: m.passkeyAddedTitle(),
      message: m.passkeyAdded(),
    });
    revalidate();
  }

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
      <TextField
        label={m.passkeyPassword()}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
        errors={errorsOf("currentPassword")}
      />
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
