// Questions in the terminal.
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Whether questions can be asked: not in CI, nor if output goes to a file. */
export const isInteractive = Boolean(
  process.stdin.isTTY && process.stdout.isTTY && !process.env.CI,
);

/** @param {string} question */
export async function confirms(question) {
  const answer = await ask(`${question} [Y/n] `, process.stdout);
  return /^(y(es)?)?$/i.test(answer.trim());
}

/**
 * @template T
 * @param {string} question
 * @param {T[]} choices
 * @param {(choice: T) => string} nameOf
 * @returns {Promise<T>}
 */
export async function choose(question, choices, nameOf) {
  console.log(question);
  for (const [index, choice] of choices.entries()) console.log(`  ${index + 1}  ${nameOf(choice)}`);
  for (;;) {
    const chosen = choices[Number(await ask("Number: ", process.stdout)) - 1];
    if (chosen) return chosen;
  }
}

/** Asks without echoing the input. @param {string} question */
export async function askHidden(question) {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const answer = await ask("", nowhere);
  process.stdout.write("\n");
  return answer.trim();
}

async function ask(question, output) {
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
