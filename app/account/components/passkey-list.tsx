import { AddPasskeyForm } from "~/account/components/add-passkey-form";
import {
  hidden,
  RemoveButton,
  SecurityItem,
  SecuritySection,
} from "~/account/components/security-section";
import type { PasskeyView } from "~/account/schema";
import { timeSince } from "~/account/time-since";
import { LocalDate } from "~/ui/local-time";
import { useScripting } from "~/ui/use-scripting";
import * as m from "../messages";

/** A learner's passkeys, and the form that adds one. */
export function PasskeyList({ passkeys, now }: { passkeys: PasskeyView[]; now: string }) {
  return (
    <SecuritySection title={m.passkeys()} about={m.aboutPasskeys()}>
      {passkeys.length > 0 ? (
        <ul className="grid divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <SecurityItem key={passkey.id} name={passkey.name} use={describeUse(passkey, now)}>
              <RemoveButton
                intent="remove-passkey"
                id={passkey.id}
                pendingText={m.removingPasskey()}
              >
                {m.removePasskey({ name: passkey.name, hidden })}
              </RemoveButton>
            </SecurityItem>
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
