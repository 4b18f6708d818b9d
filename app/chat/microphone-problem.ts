import { showToast } from "~/ui/toast-store";

const problems: Record<string, string> = {
  NotAllowedError:
    "Your browser did not allow the microphone. Allow it for this site and try again.",
  NotFoundError: "No microphone was found. Connect one and try again.",
  NotReadableError: "The microphone is in use elsewhere. Close what uses it and try again.",
};

/** Tells the learner why nothing is being recorded. */
export function tellOfMicrophone(error: unknown) {
  const name = error instanceof Error ? error.name : String(error);
  // biome-ignore lint/suspicious/noConsole: the specification has microphone errors logged.
  console.info("microphone", name);
  showToast({
    tone: "error",
    title: "Fennec cannot hear you",
    message: problems[name] ?? "This browser cannot record here. Please type your message.",
  });
}
