// `npm run admin -- COMMAND`: administers a deployment. See docs/operating.md.
//   --url   the deployment; http://localhost:8787 by default
//   --json  prints the answer as JSON
//   --note  a reason, stored with the action until the learner is deleted
// The token is ADMIN_TOKEN of the environment or of .dev.vars; for the server on this machine, the one that it made.
import { parseArgs } from "node:util";
import { Refusal } from "../server/refusal.mjs";
import { AdminError, connect } from "./client.mjs";
import { commands } from "./commands.mjs";

const flags = ["json", "yes", "anew", "remove", "merge", "help"];

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: "string" },
      note: { type: "string" },
      ...Object.fromEntries(flags.map((flag) => [flag, { type: "boolean" }])),
    },
  });
  const [name = "", ...given] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : null;
  if (values.help || !name) {
    console.log(usage());
    process.exit(0);
  }
  if (!command) {
    throw new AdminError(`There is no command ${name}. npm run admin lists the commands.`);
  }
  const address = values.url ?? `http://localhost:${process.env.PORT ?? "8787"}`;
  const tool = { deployment: connect(address), values, report: (line) => console.error(line) };
  const answer = await command.run(tool, ...given);
  console.log(values.json ? JSON.stringify(answer, null, 2) : format(answer));
} catch (error) {
  if (!isExpected(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** A refusal, a wrong option, or a file or folder that cannot be read or written. */
function isExpected(error) {
  return error instanceof Refusal || error.code?.startsWith("ERR_PARSE_ARGS") || "syscall" in error;
}

function usage() {
  const lines = Object.entries(commands).map(([name, { args, help }]) =>
    `  ${`${name} ${args}`.padEnd(34)} ${help}`.trimEnd(),
  );
  return [
    "npm run admin -- COMMAND [--url https://your.host] [--json] [--note TEXT]",
    ...lines,
    "A LEARNER is a name, an email address or an id.",
  ].join("\n");
}

/** Formats names and values, or records, one per line. */
function format(value, indent = "") {
  if (Array.isArray(value)) {
    if (value.length === 0) return `${indent}none`;
    return value
      .map((one) => `${indent}${typeof one === "object" ? formatLine(one) : one}`)
      .join("\n");
  }
  return Object.entries(value)
    .map(([name, value]) => {
      if (value === null || typeof value !== "object")
        return `${indent}${name}: ${value ?? "none"}`;
      return `${indent}${name}:\n${format(value, `${indent}  `)}`;
    })
    .join("\n");
}

function formatLine(record) {
  return Object.entries(record)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${value}`)
    .join("  ");
}
