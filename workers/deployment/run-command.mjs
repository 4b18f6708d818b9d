import { parseArgs } from "node:util";
import { Refusal } from "../server/refusal.mjs";

/**
 * Runs a command. Refusals are shown as their message, other errors with their stack.
 * @param {string} help what `--help` prints, and a wrong option
 * @param {import("node:util").ParseArgsConfig["options"]} options
 * @param {(values: any) => Promise<void>} command called with the options' values
 */
export async function runCommand(help, options, command) {
  try {
    const { help: asked, ...values } = readOptions(help, options);
    if (asked) console.log(help);
    else await command(values);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function readOptions(help, options) {
  try {
    return parseArgs({ options: { ...options, help: { type: "boolean" } } }).values;
  } catch (error) {
    throw new Refusal(`${error.message}\n${help}`);
  }
}
