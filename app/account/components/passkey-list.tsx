import { Form, useNavigation } from "@remix-run/react";
import { AddPasskeyForm } from "~/account/components/add-passkey-form";
import { hidden, SecuritySection } from "~/account/components/security-section";
import type { PasskeyView } from "~/account/schema";
import { timeSince } from "~/account/time-since";
import { Button } from "~/ui/button";
import { LocalDate } from "~/ui/local-time";
import { waitsForNetwork } from "~/ui/use-offline-guard";
import { useScripting } from "~/ui/use-scripting";
import * as m from "../messages";

/** A learner's passkeys, and the form that adds one. */
export function PasskeyList({ passkeys, now }: { passkeys: PasskeyView[]; now: string }) {
  const leaving = useNavigation().formData;
  return (
    <SecuritySection title={m.passkeys()} about={m.aboutPasskeys()}>
      {passkeys.length > 0 ? (
        <ul className="grid divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-48">
                <p dir="auto" className="font-semibold wrap-anywhere">
                  {passkey.name}
                </p>
                <p className="text-sm text-soft">{describeUse(passkey, now)}</p>
              </div>
              <Form {...waitsForNetwork} method="post" preventScrollReset>
                <input type="hidden" name="intent" value="remove-passkey" />
                <input type="hidden" name="id" value={passkey.id} />
                <Button
                  variant="secondary"
                  pending={leaving?.get("id") === passkey.id}
                  pendingText={m.removingPasskey()}
                >
                  {m.removePasskey({ name: passkey.name, hidden })}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : null}
      {useScripting() ? <AddPasskeyForm /> : <p className="text-base">{m.scriptsForPasskeys()}</p>}
    </SecuritySection>
  );
}

function describeUse({ createdAt, lastUsedAt }: PasskeyView, now: string) {
  const date = <LocalDate key="date" iso={createdAt} />;
  if (!lastUsedAt) return m.passkeyAddedOn({ date });
  const ago = timeSince(lastUsedAt, now);
  return ago ? m.passkeyUsed({ date, ago }) : m.passkeyJustUsed({ date });
}
