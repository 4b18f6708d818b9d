import { parseArgs } from "node:util";
import { Refusal } from "../server/refusal.mjs";

/**
 * Runs a command of the project. A refusal is shown as its sentence; anything else with its stack.
 * @param {import("node:util").ParseArgsConfig["options"]} options
 * @param {(values: any) => Promise<void>} command called with the options' values
 */
export async function runCommand(options, command) {
  try {
    await command(readOptions(options));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function readOptions(options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Refusal(error.message);
  }
}
