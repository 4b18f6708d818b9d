// The commands of `npm run admin`, made of calls to /api/admin.
import { createInterface } from "node:readline/promises";
import { backUp, readDescription, restore } from "./backup.mjs";
import { AdminError } from "./client.mjs";

/** @typedef {{ deployment: any, values: any, report: (line: string) => void }} Tool */

/** By name: arguments, description and implementation, whose result is printed. */
export const commands = {
  find: {
    args: "TEXT",
    help: "lists learners whose name, email address or id contains TEXT",
    run: ({ deployment }, text) =>
      deployment.get(`learners?q=${encodeURIComponent(needed(text, "TEXT"))}`),
  },
  show: {
    args: "LEARNER",
    help: "prints account, plan, usage and storage",
    run: async ({ deployment }, text) => deployment.get(await pathOf(deployment, text)),
  },
  usage: {
    args: "[LEARNER]",
    help: "prints usage of today and in total; without a learner, totals of the deployment",
    async run({ deployment }, text) {
      if (!text) return deployment.get("totals");
      const { id, plan, usage } = await deployment.get(await pathOf(deployment, text));
      return { id, plan: plan.tier, ...usage };
    },
  },
  storage: {
    args: "LEARNER",
    help: "prints files, bytes and passages, with the plan's limits",
    async run({ deployment }, text) {
      const { id, files, usage } = await deployment.get(await pathOf(deployment, text));
      const { storedBytes, storedPassages } = usage.allowances;
      return { id, ...files, bytes: storedBytes, passages: storedPassages };
    },
  },
  "reset-password": {
    args: "LEARNER",
    help: "sets a new password, prints it once and ends every session",
    run: (tool, text) => act(tool, text, "password"),
  },
  premium: {
    args: "LEARNER DATE|off",
    help: "grants premium to the end of a day (UTC) like 2027-01-31; off revokes the grant",
    run: (tool, text, until) =>
      act(tool, text, "premium", {
        until: until === "off" ? null : dateIn(until),
      }),
  },
  ban: {
    args: "LEARNER",
    help: "ends every session and refuses every login",
    async run(tool, text) {
      const { plan, ...learner } = await banOf(tool, text, "ban");
      if (plan.paidUntil)
        tool.report(
          "This learner has a paid subscription, which a ban does not end. Cancel it at the payment provider.",
        );
      return { ...learner, plan };
    },
  },
  unban: {
    args: "LEARNER",
    help: "allows logins again",
    run: (tool, text) => banOf(tool, text, "unban"),
  },
  delete: {
    args: "LEARNER [--yes]",
    help: "deletes the account with all its data and its subscription; asks for the name first",
    async run(tool, text) {
      const { deployment, values } = tool;
      const { id, username } = await deployment.get(await pathOf(deployment, text));
      if (!values.yes)
        await confirm(`This deletes ${username} for good. Type the name to continue: `, username);
      return deployment.post(`learners/${id}/delete`);
    },
  },
  "wrong-items": {
    args: "",
    help: "lists the latest cards and questions that learners reported as wrong, with their reasons",
    run: ({ deployment }) => deployment.get("wrong-items"),
  },
  "dead-letters": {
    args: "",
    help: "lists pages of pictures and scans whose reading failed on every attempt",
    run: ({ deployment }) => deployment.get("dead-letters"),
  },
  retry: {
    args: "FILE-ID",
    help: "reads the failed pages of a file again; dead-letters lists the ids",
    run: ({ deployment }, id) =>
      deployment.post(`dead-letters/${encodeURIComponent(needed(id, "FILE-ID"))}/retry`),
  },
  "rebuild-index": {
    args: "[--anew]",
    help: "adds what the search index lacks, while learners work; --anew empties it first",
    run: ({ deployment, values, report }) => rebuild(deployment, values.anew ?? false, report),
  },
  check: {
    args: "[--remove]",
    help: "compares rows, bytes and index; --remove marks bytes without rows for deletion",
    run: ({ deployment, values, report }) => check(deployment, values.remove ?? false, report),
  },
  backup: {
    args: "FOLDER",
    help: "copies all rows and bytes; into the same folder again, only new bytes",
    async run({ deployment, report }, folder) {
      const { lost } = await backUp(deployment, needed(folder, "FOLDER"), report);
      if (lost.length > 0) process.exitCode = 1;
      return { folder, missingBytes: lost };
    },
  },
  restore: {
    args: "FOLDER [--merge]",
    help: "restores into a deployment without learners; --merge adds what is missing to any other",
    async run({ deployment, values, report }, folder) {
      readDescription(needed(folder, "FOLDER"));
      const { accounts } = await deployment.get("totals");
      if (accounts.learners > 0 && !values.merge) {
        throw new AdminError(
          "The deployment has learners. Restore into an empty one, or pass --merge.",
        );
      }
      await restore(deployment, folder, report);
      await rebuild(deployment, false, report);
      return check(deployment, false, report);
    },
  },
  log: {
    args: "",
    help: "lists what was done with this tool, newest first",
    run: ({ deployment }) => deployment.get("log"),
  },
};

function needed(value, what) {
  if (!value) throw new AdminError(`${what} is missing. npm run admin lists the commands.`);
  return value;
}

/** API path of the learner with exactly this name, email address or id. */
async function pathOf(deployment, text) {
  const query = encodeURIComponent(needed(text, "LEARNER (a name, an email address or an id)"));
  const found = await deployment.get(`learners?q=${query}&exact=1`);
  const [learner, second] = found;
  if (!learner)
    throw new AdminError(`No learner matches ${text} exactly. To search, use: find TEXT.`);
  if (second) {
    const ids = found.map(({ id, username }) => `  ${id}  ${username}`).join("\n");
    throw new AdminError(`${found.length} learners match ${text}. Use an id:\n${ids}`);
  }
  return `learners/${learner.id}`;
}

async function act({ deployment, values }, text, action, body = {}) {
  const path = await pathOf(deployment, text);
  return deployment.post(`${path}/${action}`, { ...body, note: values.note });
}

/** Bans or unbans, and verifies the result. */
async function banOf(tool, text, action) {
  const path = await pathOf(tool.deployment, text);
  await tool.deployment.post(`${path}/${action}`, { note: tool.values.note });
  const { id, username, bannedAt, plan } = await tool.deployment.get(path);
  return { id, username, bannedAt, plan };
}

function dateIn(text) {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text ?? "")) return text;
  throw new AdminError("The date must look like 2027-01-31, or be off.");
}

async function rebuild(deployment, anew, report) {
  let indexed = 0;
  const { databases } = await deployment.get("totals");
  for (const database of databases.keys()) {
    for (let after = 0; after !== null; ) {
      const step = await deployment.post("index", { database, after, anew: anew && after === 0 });
      indexed += step.indexed;
      if (step.indexed > 0) report(`index: ${indexed} passages added`);
      after = step.next;
    }
  }
  return { indexed };
}

async function check(deployment, remove, report) {
  const { databases } = await deployment.get("totals");
  const each = [];
  for (const [database, { database: name }] of databases.entries()) {
    const { tables, index } = await deployment.post("check", { of: "index", database });
    const rows = await stepThrough(deployment, { of: "rows", database }, report);
    each.push({ name, tables, index, rows });
  }
  const bytes = await stepThrough(deployment, { of: "bytes", remove }, report);
  const found = {
    databases: Object.fromEntries(
      each.map(({ name, tables, index }) => [
        name,
        {
          rows: Object.fromEntries(tables.map(({ name: table, rows }) => [table, rows])),
          index: index ?? "missing; rebuild it with rebuild-index",
        },
      ]),
    ),
    rowsWithoutBytes: each.flatMap(({ rows }) => rows.missing ?? []),
    bytesOfOtherLength: each.flatMap(({ rows }) => rows.different ?? []),
    bytesWithoutRows: bytes.unowned ?? [],
  };
  const lists = [found.rowsWithoutBytes, found.bytesOfOtherLength, found.bytesWithoutRows];
  const isConsistent =
    each.every(({ index }) => index?.missing === 0) && lists.every((list) => list.length === 0);
  if (!isConsistent) process.exitCode = 1;
  return { ...found, verdict: isConsistent ? "consistent" : "inconsistent" };
}

/** Runs all steps of a check and combines their results. */
async function stepThrough(deployment, of, report) {
  const joined = {};
  let looked = 0;
  for (let after; after !== null; ) {
    const step = await deployment.post("check", { ...of, after });
    looked += step.looked;
    after = step.next;
    for (const [name, list] of Object.entries(step)) {
      if (Array.isArray(list)) joined[name] = [...(joined[name] ?? []), ...list];
    }
  }
  report(`${of.of === "rows" ? "files and spoken replies" : "stored objects"}: ${looked} checked`);
  return joined;
}

async function confirm(question, wanted) {
  if (!process.stdin.isTTY) throw new AdminError("No interactive terminal. Pass --yes to confirm.");
  const asked = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await asked.question(question);
  asked.close();
  if (answer.trim() !== wanted) {
    throw new AdminError("That is not the name. Nothing was deleted.");
  }
}
