import { Form, useNavigation } from "@remix-run/react";
import { SecuritySection } from "~/account/components/security-section";
import type { DeviceView } from "~/account/schema";
import { timeSince } from "~/account/time-since";
import { Button } from "~/ui/button";
import { LocalDate } from "~/ui/local-time";
import { waitsForNetwork } from "~/ui/use-offline-guard";

/** Where a learner is signed in; each place can be signed out. */
export function DeviceList({ devices, now }: { devices: DeviceView[]; now: string }) {
  const leaving = useNavigation().formData;
  return (
    <SecuritySection title="Devices" about="Where you are logged in. Log out what you do not know.">
      <ul className="grid divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold">{device.device ?? "An unknown browser"}</p>
              <p className="text-sm text-soft">
                {device.current ? (
                  <strong className="text-ink">This device</strong>
                ) : (
                  `Used ${timeSince(device.lastUsedAt, now)}`
                )}
                , logged in on <LocalDate iso={device.createdAt} />
              </p>
            </div>
            {device.current ? null : (
              <Form {...waitsForNetwork} method="post" preventScrollReset>
                <input type="hidden" name="intent" value="sign-out" />
                <input type="hidden" name="id" value={device.id} />
                <Button
                  variant="secondary"
                  pending={leaving?.get("id") === device.id}
                  pendingText="Logging out..."
                >
                  Log out
                  <span className="sr-only"> {device.device ?? "the unknown browser"}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <Form {...waitsForNetwork} method="post" preventScrollReset>
          <input type="hidden" name="intent" value="sign-out-others" />
          <Button
            variant="danger"
            pending={leaving?.get("intent") === "sign-out-others"}
            pendingText="Logging out..."
          >
            Log out all other devices
          </Button>
        </Form>
      ) : null}
    </SecuritySection>
  );
}
