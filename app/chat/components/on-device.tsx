import { Suspense } from "react";
import type { ChatMessageView } from "~/chat/components/chat-views";
import { loadComponent } from "~/ui/load-component";
import { useLocalFlag } from "~/ui/use-local-flag";
import { useScripting } from "~/ui/use-scripting";

const DeviceSwitch = loadComponent(() => import("~/chat/components/device-switch"));
const DevicePhrasing = loadComponent(() => import("~/chat/components/device-phrasing"));

/** The switch that lets the browser's own model phrase answers, if the browser has one. */
export function OnDeviceSwitch() {
  const scripting = useScripting();
  if (!scripting || !("LanguageModel" in window)) return null;
  return (
    <Suspense fallback={null}>
      <DeviceSwitch />
    </Suspense>
  );
}

/** The button below a reply with sources, if the switch is on. */
export function OnDevice(props: { reply: ChatMessageView; question: string }) {
  const [on] = useLocalFlag("phraseOnDevice", false);
  if (!on || props.reply.citations.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <DevicePhrasing {...props} />
    </Suspense>
  );
}
