/** Why a start cannot go on: one line for whoever started it, which ends with code 1. */
export class Refusal extends Error {}

/** Says why in one line, whatever was thrown, and ends with code 1. */
export function endWith(error) {
  const message = error instanceof Error ? error.message : String(error);
  const line = message.replace(/\s+/g, " ").trim().slice(0, 600);
  console.error(error instanceof Refusal ? line : `Fennec had to end: ${line}`);
  process.exit(1);
}
