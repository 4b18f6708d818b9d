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

/** Tells the operator which variables are to be changed. */
export function reportMisconfigured(log: Log, misconfigured: Misconfiguration[]): void {
  const cause = new Error("A part of the configuration is wrong and does not work");
  for (const { part, problem } of misconfigured)
    log.error("misconfigured", cause, { part, problem });
}

interface Described {
  name: string;
  message: string;
  /** The places alone. */
  stack?: string;
  cause?: Described;
}

/** What was thrown, without what it quotes; what was thrown that is no error may be a learner's. */
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
 * The beginning of a message, up to a colon or a quotation mark: behind one, engines and libraries
 * repeat what they were given. Of the database also which of its rules was broken.
 */
function ownWords(message: string): string {
  const [words = ""] =
    message.match(
      /^(?:D1_\w+: )?(?:[A-Z ]+ constraint failed: \w+\.\w+|[^:"'`\n\p{Pi}\p{Pf}]*)/u,
    ) ?? [];
  return words.slice(0, 200);
}

/** A stack begins with the whole message, which is not for the log. */
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
