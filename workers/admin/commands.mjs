// What `npm run admin` can do, each by calls of /api/admin.
import { createInterface } from "node:readline/promises";
import { backUp, readDescription, restore } from "./backup.mjs";
import { AdminError } from "./client.mjs";

/** @typedef {{ deployment: any, values: any, tell: (line: string) => void }} Tool */

/** By name: what it takes, what it does in words, and how; what it returns is printed. */
export const commands = {
  find: {
    takes: "TEXT",
    says: "learners whose name, address or id it is, or holds it",
    run: ({ deployment }, text) =>
      deployment.get(`learners?q=${encodeURIComponent(needed(text, "who it is"))}`),
  },
  show: {
    takes: "LEARNER",
    says: "account, plan, what was used today and in all, what is stored",
    run: async ({ deployment }, text) => deployment.get(await pathOf(deployment, text)),
  },
  usage: {
    takes: "[LEARNER]",
    says: "what was used today and in all; without a learner, what the deployment holds",
    async run({ deployment }, text) {
      if (!text) return deployment.get("totals");
      const { id, plan, usage } = await deployment.get(await pathOf(deployment, text));
      return { id, plan: plan.tier, ...usage };
    },
  },
  storage: {
    takes: "LEARNER",
    says: "files, bytes and passages",
    async run({ deployment }, text) {
      const { id, files, usage } = await deployment.get(await pathOf(deployment, text));
      const { storedBytes, storedPassages } = usage.allowances;
      return { id, ...files, bytes: storedBytes, passages: storedPassages };
    },
  },
  "reset-password": {
    takes: "LEARNER",
    says: "a new password, shown once; every session ends",
    run: (tool, text) => act(tool, text, "password"),
  },
  premium: {
    takes: "LEARNER DATE|off",
    says: "premium to the end of a day (UTC) like 2027-01-31, or takes back what was given",
    run: (tool, text, until) =>
      act(tool, text, "premium", {
        until: until === "off" ? null : needed(until, "a date or off"),
      }),
  },
  ban: {
    takes: "LEARNER",
    says: "ends every session and refuses every log-in",
    async run(tool, text) {
      const { plan } = await act(tool, text, "ban");
      if (plan.paidUntil)
        tool.tell("They pay: a ban does not end that, the payment provider does.");
      return { plan };
    },
  },
  unban: {
    takes: "LEARNER",
    says: "lets them in again",
    run: (tool, text) => act(tool, text, "unban"),
  },
  delete: {
    takes: "LEARNER [--yes]",
    says: "everything that is theirs, and what they pay; for good",
    async run(tool, text) {
      const { deployment, values } = tool;
      const { id, username } = await deployment.get(await pathOf(deployment, text));
      if (!values.yes)
        await confirm(`This deletes ${username} for good. Type the name to go on: `, username);
      return deployment.post(`learners/${id}/delete`);
    },
  },
  "dead-letters": {
    takes: "",
    says: "pages of pictures and scans that failed each time",
    run: ({ deployment }) => deployment.get("dead-letters"),
  },
  retry: {
    takes: "FILE-ID",
    says: "has such a file read on",
    run: ({ deployment }, id) =>
      deployment.post(`dead-letters/${encodeURIComponent(needed(id, "the file's id"))}/retry`),
  },
  "rebuild-index": {
    takes: "[--anew]",
    says: "puts into the search index what it lacks, learners may work meanwhile; --anew empties it first",
    run: ({ deployment, values, tell }) => rebuild(deployment, values.anew ?? false, tell),
  },
  check: {
    takes: "[--remove]",
    says: "whether rows, bytes and index go together; --remove has bytes without rows taken away",
    run: ({ deployment, values, tell }) => check(deployment, values.remove ?? false, tell),
  },
  backup: {
    takes: "FOLDER",
    says: "all rows and bytes; a second time fetches only new bytes",
    async run({ deployment, tell }, folder) {
      const { lost } = await backUp(deployment, needed(folder, "a folder"), tell);
      if (lost.length > 0) process.exitCode = 1;
      return { folder, missingBytes: lost };
    },
  },
  restore: {
    takes: "FOLDER [--merge]",
    says: "a backup into an empty deployment; --merge adds to one that is not empty what it lacks",
    async run({ deployment, values, tell }, folder) {
      readDescription(needed(folder, "a folder"));
      const { accounts } = await deployment.get("totals");
      if (accounts.learners > 0 && !values.merge) {
        throw new AdminError("The deployment has learners. Restore into an empty one, or --merge.");
      }
      await restore(deployment, folder, tell);
      await rebuild(deployment, false, tell);
      return check(deployment, false, tell);
    },
  },
  log: {
    takes: "",
    says: "what was done by this tool, the last first",
    run: ({ deployment }) => deployment.get("log"),
  },
};

function needed(value, what) {
  if (!value) throw new AdminError(`Name ${what}.`);
  return value;
}

/** The path of the one learner whom a text names as a whole. */
async function pathOf(deployment, text) {
  const query = encodeURIComponent(needed(text, "a learner: by name, e-mail address or id"));
  const found = await deployment.get(`learners?q=${query}&exact=1`);
  const [learner, second] = found;
  if (!learner) throw new AdminError(`Nobody is called ${text}. Look for a part of it by find.`);
  if (second) {
    const ids = found.map(({ id, username }) => `  ${id}  ${username}`).join("\n");
    throw new AdminError(`${found.length} learners have ${text}. Name one by its id:\n${ids}`);
  }
  return `learners/${learner.id}`;
}

async function act({ deployment, values }, text, action, body = {}) {
  const path = await pathOf(deployment, text);
  return deployment.post(`${path}/${action}`, { ...body, note: values.note });
}

async function rebuild(deployment, anew, tell) {
  let indexed = 0;
  const { databases } = await deployment.get("totals");
  for (const database of databases.keys()) {
    for (let after = 0; after !== null; ) {
      const step = await deployment.post("index", { database, after, anew: anew && after === 0 });
      indexed += step.indexed;
      if (step.indexed > 0) tell(`index: ${indexed} passages put in`);
      after = step.next;
    }
  }
  return { indexed };
}

async function check(deployment, remove, tell) {
  const { databases } = await deployment.get("totals");
  const each = [];
  for (const [database, { database: name }] of databases.entries()) {
    const { tables, index } = await deployment.post("check", { of: "index", database });
    const rows = await stepThrough(deployment, { of: "rows", database }, tell);
    each.push({ name, tables, index, rows });
  }
  const bytes = await stepThrough(deployment, { of: "bytes", remove }, tell);
  const found = {
    databases: Object.fromEntries(
      each.map(({ name, tables, index }) => [
        name,
        {
          rows: Object.fromEntries(tables.map(({ name: table, rows }) => [table, rows])),
          index: index ?? "missing: rebuild-index makes it",
        },
      ]),
    ),
    rowsWithoutBytes: each.flatMap(({ rows }) => rows.missing ?? []),
    bytesOfOtherLength: each.flatMap(({ rows }) => rows.different ?? []),
    bytesWithoutRows: bytes.unowned ?? [],
  };
  const lists = [found.rowsWithoutBytes, found.bytesOfOtherLength, found.bytesWithoutRows];
  const isWhole =
    each.every(({ index }) => index?.missing === 0) && lists.every((list) => list.length === 0);
  if (!isWhole) process.exitCode = 1;
  return { ...found, verdict: isWhole ? "whole" : "not whole" };
}

/** Goes through all steps of a check, and joins the lists that they answer. */
async function stepThrough(deployment, of, tell) {
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
  tell(`${of.of}: ${looked} looked at`);
  return joined;
}

async function confirm(question, wanted) {
  if (!process.stdin.isTTY) throw new AdminError("Nobody is there to confirm it: add --yes.");
  const asked = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await asked.question(question);
  asked.close();
  if (answer.trim() !== wanted) throw new AdminError("Nothing was done.");
}
