import type { Misconfiguration } from "./environment.server";
import type { Background, Log } from "./ports";

export const consoleLog: Log = {
  info(event, fields) {
    // biome-ignore lint/suspicious/noConsole: Workers collect logs from the console.
    console.log(JSON.stringify({ level: "info", event, ...fields }));
  },
  error(event, cause, fields) {
    // biome-ignore lint/suspicious/noConsole: Workers collect logs from the console.
    console.error(JSON.stringify({ level: "error", event, ...fields, ...describe(cause) }));
  },
};

/** Logs which variables the operator has to change. */
export function reportMisconfigured(log: Log, misconfigured: Misconfiguration[]): void {
  const cause = new Error("A part of the configuration is wrong and does not work");
  for (const { part, problem } of misconfigured)
    log.error("misconfigured", cause, { part, problem });
}

interface Described {
  name: string;
  message: string;
  /** Without the message. */
  stack?: string;
  cause?: Described;
}

/** Describes an error without quoted data. Thrown values that are not errors may be a learner's data. */
function describe(thrown: unknown, depth = 0): Described {
  if (!(thrown instanceof Error)) {
    const kind = Object.prototype.toString.call(thrown);
    return { name: "none", message: `thrown: ${kind} ${thrown?.constructor?.name ?? ""}`.trim() };
  }
  const { name, message, cause } = thrown;
  const described = { name, message: ownWords(message), stack: placesOf(thrown) };
  const goesOn = cause !== undefined && depth < deepestCause;
  return goesOn ? { ...described, cause: describe(cause, depth + 1) } : described;
}

const deepestCause = 4;

/**
 * The start of a message, up to a colon or quotation mark: after it, engines and libraries quote input. For
 * constraint errors also the column.
 */
function ownWords(message: string): string {
  const [words = ""] =
    message.match(
      /^(?:D1_\w+: )?(?:[A-Z ]+ constraint failed: \w+\.\w+|[^:"'`\n\p{Pi}\p{Pf}]*)/u,
    ) ?? [];
  return words.slice(0, 200);
}

/** Removes the message, with which a stack starts. */
function placesOf({ message, stack = "" }: Error): string {
  const start = stack.indexOf(message);
  if (start < 0) return "";
  const lines = stack.slice(start + message.length).split("\n");
  return lines.filter((line) => /^\s+at /.test(line)).join("\n");
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
