/** Why a command cannot continue: shown as one line, without a stack; exit code 1. */
export class Refusal extends Error {}

/** Prints whatever was thrown in one line and exits with code 1. */
export function exitWith(error) {
  const message = error instanceof Error ? error.message : String(error);
  const line = message.replace(/\s+/g, " ").trim().slice(0, 600);
  console.error(error instanceof Refusal ? line : `Fennec stopped: ${line}`);
  process.exit(1);
}
