import { Form, useNavigation } from "@remix-run/react";
import { AddPasskeyForm } from "~/account/components/add-passkey-form";
import { SecuritySection } from "~/account/components/security-section";
import type { PasskeyView } from "~/account/schema";
import { timeSince } from "~/account/time-since";
import { Button } from "~/ui/button";
import { LocalDate } from "~/ui/local-time";
import { waitsForNetwork } from "~/ui/use-offline-guard";
import { useScripting } from "~/ui/use-scripting";

/** A learner's passkeys, and the form that adds one. */
export function PasskeyList({ passkeys, now }: { passkeys: PasskeyView[]; now: string }) {
  const leaving = useNavigation().formData;
  return (
    <SecuritySection
      title="Passkeys"
      about="Log in with your fingerprint, face or screen lock, without a password."
    >
      {passkeys.length > 0 ? (
        <ul className="grid divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-48">
                <p dir="auto" className="font-semibold wrap-anywhere">
                  {passkey.name}
                </p>
                <p className="text-sm text-soft">
                  Added on <LocalDate iso={passkey.createdAt} />
                  {passkey.lastUsedAt ? `, used ${timeSince(passkey.lastUsedAt, now)}` : ""}
                </p>
              </div>
              <Form {...waitsForNetwork} method="post" preventScrollReset>
                <input type="hidden" name="intent" value="remove-passkey" />
                <input type="hidden" name="id" value={passkey.id} />
                <Button
                  variant="secondary"
                  pending={leaving?.get("id") === passkey.id}
                  pendingText="Removing..."
                >
                  Remove<span className="sr-only"> {passkey.name}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : null}
      {useScripting() ? (
        <AddPasskeyForm />
      ) : (
        <p className="text-base">To add a passkey, turn scripts on in your browser.</p>
      )}
    </SecuritySection>
  );
}
