import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import type { PasskeyProblem } from "~/account/passkey-browser";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast-store";

const noAnswer: PasskeyProblem = {
  message: "Fennec did not answer. Please try again.",
  field: null,
};

/** Has the device make a passkey. What the library weighs is loaded when it is needed. */
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
          () => noAnswer,
        )
      : { message: "Give the passkey a name.", field: "name" };
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
      title: "Passkey added",
      message: "You can log in with it from now on.",
    });
    revalidate();
  }

  const errorsOf = (field: string) => (problem?.field === field ? [problem.message] : undefined);
  const elsewhere = problem && !["name", "currentPassword"].includes(problem.field ?? "");
  return (
    <form ref={form} onSubmit={add} noValidate className="grid gap-4">
      <TextField
        label="Name of the passkey"
        name="name"
        autoComplete="off"
        maxLength={60}
        required
        hint="To tell it from others: “My phone”."
        errors={errorsOf("name")}
      />
      <TextField
        label="Current password for the passkey"
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
        pendingText="Waiting for your device..."
        className="justify-self-start"
      >
        Add a passkey
      </Button>
    </form>
  );
}
