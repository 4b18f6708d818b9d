import { showToast } from "~/ui/toast-store";
import * as m from "./messages";

/** The messages by the name of the `DOMException`. */
const advice: Record<string, () => string> = {
  NotAllowedError: m.microphoneNotAllowed,
  NotFoundError: m.microphoneNotFound,
  NotReadableError: m.microphoneInUse,
};

/** Shows why recording failed. */
export function showMicrophoneError(error: unknown) {
  const name = error instanceof Error ? error.name : String(error);
  // biome-ignore lint/suspicious/noConsole: the specification has microphone errors logged.
  console.info("microphone", name);
  showToast({
    tone: "error",
    title: m.microphoneFailed(),
    message: (advice[name] ?? m.cannotRecord)(),
  });
}
