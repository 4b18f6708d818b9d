import { Form, useNavigation } from "@remix-run/react";
import { hidden, SecuritySection } from "~/account/components/security-section";
import type { DeviceView } from "~/account/schema";
import { timeSince } from "~/account/time-since";
import { Button } from "~/ui/button";
import { LocalDate } from "~/ui/local-time";
import { waitsForNetwork } from "~/ui/use-offline-guard";
import * as m from "../messages";

/** A learner's sessions by device, with buttons that end them. */
export function DeviceList({ devices, now }: { devices: DeviceView[]; now: string }) {
  const leaving = useNavigation().formData;
  return (
    <SecuritySection title={m.devices()} about={m.aboutDevices()}>
      <ul className="grid divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold">{device.device ?? m.unknownBrowser()}</p>
              <p className="text-sm text-soft">{describeUse(device, now)}</p>
            </div>
            {device.current ? null : (
              <Form {...waitsForNetwork} method="post" preventScrollReset>
                <input type="hidden" name="intent" value="sign-out" />
                <input type="hidden" name="id" value={device.id} />
                <Button
                  variant="secondary"
                  pending={leaving?.get("id") === device.id}
                  pendingText={m.loggingOut()}
                >
                  {m.logOutDevice({ device: device.device, hidden })}
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
            pendingText={m.loggingOut()}
          >
            {m.logOutOthers()}
          </Button>
        </Form>
      ) : null}
    </SecuritySection>
  );
}

function describeUse({ current, createdAt, lastUsedAt }: DeviceView, now: string) {
  const date = <LocalDate key="date" iso={createdAt} />;
  if (current) return m.currentDevice({ strong, date });
  const ago = timeSince(lastUsedAt, now);
  return ago ? m.otherDevice({ ago, date }) : m.otherDeviceJustUsed({ date });
}

function strong(text: string) {
  return (
    <strong key={text} className="text-ink">
      {text}
    </strong>
  );
}
