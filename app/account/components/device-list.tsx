import { Form, useNavigation } from "@remix-run/react";
import {
  hidden,
  RemoveButton,
  SecurityItem,
  SecuritySection,
} from "~/account/components/security-section";
import type { DeviceView } from "~/account/schema";
import { timeSince } from "~/account/time-since";
import { Button } from "~/ui/button";
import { LocalDate } from "~/ui/local-time";
import { waitsForNetwork } from "~/ui/use-offline-guard";
import * as m from "../messages";

/** A learner's sessions by device, with buttons that end them. */
export function DeviceList({ devices, now }: { devices: DeviceView[]; now: string }) {
  const leaving = useNavigation().formData?.get("intent") === "sign-out-others";
  return (
    <SecuritySection title={m.devices()} about={m.aboutDevices()}>
      <ul className="grid divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <SecurityItem
            key={device.id}
            name={device.device ?? m.unknownBrowser()}
            use={describeUse(device, now)}
          >
            {device.current ? null : (
              <RemoveButton intent="sign-out" id={device.id} pendingText={m.loggingOut()}>
                {m.logOutDevice({ device: device.device, hidden })}
              </RemoveButton>
            )}
          </SecurityItem>
        ))}
      </ul>
      {devices.length > 1 ? (
        <Form {...waitsForNetwork} method="post" preventScrollReset>
          <input type="hidden" name="intent" value="sign-out-others" />
          <Button variant="danger" pending={leaving} pendingText={m.loggingOut()}>
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
