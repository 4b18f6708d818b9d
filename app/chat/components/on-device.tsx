import { Suspense } from "react";
import type { ChatMessageView } from "~/chat/components/chat-views";
import { loadComponent } from "~/ui/load-component";
import { useLocalFlag } from "~/ui/use-local-flag";
import { useScripting } from "~/ui/use-scripting";

const DeviceSwitch = loadComponent(() => import("~/chat/components/device-switch"));
const DevicePhrasing = loadComponent(() => import("~/chat/components/device-phrasing"));

/** Where a browser brings a model of its own: whether it may phrase answers. */
export function OnDeviceSwitch() {
  const scripting = useScripting();
  if (!scripting || !("LanguageModel" in window)) return null;
  return (
    <Suspense fallback={null}>
      <DeviceSwitch />
    </Suspense>
  );
}

/** Below a reply with sources, where the learner has switched that on. */
export function OnDevice(props: { reply: ChatMessageView; question: string }) {
  const [on] = useLocalFlag("phraseOnDevice", false);
  if (!on || props.reply.citations.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <DevicePhrasing {...props} />
    </Suspense>
  );
}
