import type { Background, Log } from "./ports";

export const consoleLog: Log = {
  info(event, fields) {
    // biome-ignore lint/suspicious/noConsole: Workers collect logs from the console.
    console.log(JSON.stringify({ level: "info", event, ...fields }));
  },
  error(event, cause, fields) {
    const { name, message, stack } = cause instanceof Error ? cause : new Error(nameOf(cause));
    // biome-ignore lint/suspicious/noConsole: Workers collect logs from the console.
    console.error(JSON.stringify({ level: "error", event, ...fields, name, message, stack }));
  },
};

/** What was thrown that is no error; what is in it may be a learner's. */
function nameOf(cause: unknown): string {
  if (typeof cause === "string") return cause;
  return `thrown: ${Object.prototype.toString.call(cause)} ${cause?.constructor?.name ?? ""}`.trim();
}

/** `waitUntil` keeps the isolate alive for the work; without it the runtime may drop it. */
export function createBackground(
  context: { waitUntil(promise: Promise<unknown>): void },
  log: Log,
): Background {
  return {
    run(name, work) {
      context.waitUntil(work.catch((error: unknown) => log.error(name, error)));
    },
  };
}
