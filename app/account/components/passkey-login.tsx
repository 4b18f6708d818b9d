import { useState } from "react";
import { Button } from "~/ui/button";
import * as m from "../messages";

/** Logs in with a passkey. */
export default function PasskeyLogin({ redirectTo }: { redirectTo: string }) {
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function logIn() {
    setWaiting(true);
    setProblem(null);
    const browser = await import("~/account/passkey-browser").catch(() => null);
    const failed = browser
      ? await browser.logInWithPasskey(redirectTo)
      : { message: m.passkeyNoAnswer() };
    if (!failed) return;
    setProblem(failed.message);
    setWaiting(false);
  }

  return (
    <div className="grid gap-3">
      <Button
        type="button"
        variant="secondary"
        pending={waiting}
        pendingText={m.waitingForDevice()}
        onClick={logIn}
        className="min-h-12"
      >
        {m.logInWithPasskey()}
      </Button>
      {problem ? (
        <p role="alert" className="text-sm font-semibold text-rust">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
