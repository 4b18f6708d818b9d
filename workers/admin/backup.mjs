// A backup is a folder:
//   backup.json                   when, of which version, and its databases and their tables in the
//                                 order in which they are stored
//   rows/<database>/<table>.jsonl a row a line
//   bytes/<key>                   uploaded files and spoken replies
// Bytes never change under their key, so a second backup into the same folder fetches new ones only.
import {
  appendFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { createInterface } from "node:readline";
import { AdminError } from "./client.mjs";

const rowsAtOnce = 200;
const charactersAtOnce = 1_000_000;
const objectsAtOnce = 4;
/** A backup contains documents, email addresses and password hashes: its folders are for this user only. */
const ownersOnly = { recursive: true, mode: 0o700 };

/**
 * @param {import("./client.mjs").Deployment} deployment
 * @param {string} folder
 * @param {(line: string) => void} report
 */
export async function backUp(deployment, folder, report) {
  const unfinished = join(folder, "rows.part");
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(folder, ownersOnly);
  const owned = new Map();
  const databases = [];
  let version;
  for (const { number, name } of await listDatabases(deployment)) {
    const copy = await deployment.post("copy", { database: number });
    version = copy.version;
    mkdirSync(join(unfinished, name), ownersOnly);
    const tables = [];
    for (const { name: table } of copy.tables) {
      const file = join(unfinished, name, `${table}.jsonl`);
      const rows = await copyTable(deployment, `database=${number}&table=${table}`, file, owned);
      tables.push({ name: table, rows });
      if (rows > 0) report(`${name}, ${table}: ${rows} rows`);
    }
    databases.push({ name, tables });
  }
  const lost = await fetchBytes(deployment, join(folder, "bytes"), owned, report);
  const rows = join(folder, "rows");
  rmSync(rows, { recursive: true, force: true });
  renameSync(unfinished, rows);
  const description = { version, finishedAt: new Date().toISOString(), databases };
  writeFileSync(join(folder, "backup.json"), `${JSON.stringify(description, null, 2)}\n`);
  return { databases, objects: owned.size - lost.length, lost };
}

/**
 * The deployment's databases. The first is copied last: it knows every learner's shard, also of those who
 * register during the backup.
 * @param {import("./client.mjs").Deployment} deployment
 * @returns {Promise<{ number: number, name: string }[]>}
 */
async function listDatabases(deployment) {
  const { databases } = await deployment.get("totals");
  return databases.map(({ database: name }, number) => ({ number, name })).reverse();
}

async function copyTable(deployment, query, file, owned) {
  writeFileSync(file, "");
  let rows = 0;
  for (let after = 0; after !== null; ) {
    const step = await deployment.get(`rows?${query}&after=${after}`);
    for (const row of step.rows) if (row.bytes_key) owned.set(row.bytes_key, row.size);
    appendFileSync(file, step.rows.map(toLine).join(""));
    rows += step.rows.length;
    after = step.next;
  }
  return rows;
}

/** Some versions of Node treat these two characters as line ends. */
function toLine(row) {
  const code = (sign) => `\\u${sign.charCodeAt(0).toString(16)}`;
  return `${JSON.stringify(row).replace(/[\u2028\u2029]/g, code)}\n`;
}

/** Downloads missing objects, and deletes files that no row owns any more. */
async function fetchBytes(deployment, folder, owned, report) {
  const lost = [];
  const wanted = [...owned].filter(([key, size]) => sizeOf(join(folder, key)) !== size);
  await eachOf(wanted, async ([key, size]) => {
    const path = join(folder, key);
    mkdirSync(dirname(path), ownersOnly);
    try {
      const response = await deployment.send("GET", `bytes?key=${encodeURIComponent(key)}`);
      writeFileSync(path, new Uint8Array(await response.arrayBuffer()));
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
    }
    if (sizeOf(path) === size) return;
    lost.push(key);
    report(`The bytes of ${key} are missing, or of another length than their row says.`);
  });
  for (const path of filesIn(folder)) {
    if (!owned.has(relative(folder, path).split(sep).join("/"))) rmSync(path);
  }
  report(
    `bytes: ${wanted.length - lost.length} objects fetched, ${owned.size - wanted.length} there`,
  );
  return lost;
}

/**
 * Restores a backup. Existing rows and objects stay as they are.
 * @param {import("./client.mjs").Deployment} deployment
 * @param {string} folder
 * @param {(line: string) => void} report
 */
export async function restore(deployment, folder, report) {
  const { databases } = readDescription(folder);
  const numbers = new Map(
    (await listDatabases(deployment)).map(({ name, number }) => [name, number]),
  );
  const lacking = databases.filter(({ name }) => !numbers.has(name)).map(({ name }) => name);
  if (lacking.length > 0) {
    throw new AdminError(
      `The deployment lacks databases of the backup: ${lacking.join(", ")}. docs/scale.md says how to add them.`,
    );
  }
  const restored = databases.map(({ name, tables }) => ({
    name,
    database: numbers.get(name),
    tables: tables.filter((table) => table.name !== ofOneServer),
  }));
  for (const one of restored) await requireTables(deployment, one);
  const keys = [];
  for (const { name, database, tables } of restored) {
    for (const { name: table } of tables) {
      let stored = 0;
      let rows = 0;
      for await (const chunk of chunksOf(join(folder, "rows", name, `${table}.jsonl`))) {
        for (const { bytes_key: key } of chunk) if (key) keys.push(key);
        stored += (await deployment.post("rows", { database, table, rows: chunk })).stored;
        rows += chunk.length;
      }
      if (rows > 0) report(`${name}, ${table}: ${stored} of ${rows} rows stored`);
    }
  }
  const missing = [];
  await eachOf(keys, async (key) => {
    const path = join(folder, "bytes", key);
    if (!existsSync(path)) return missing.push(key);
    await deployment
      .send("POST", `bytes?key=${encodeURIComponent(key)}`, readFileSync(path))
      .catch((error) => {
        // Its row was skipped because of a dangling reference.
        if (!(error instanceof AdminError)) throw error;
        missing.push(key);
      });
  });
  report(`bytes: ${keys.length - missing.length} of ${keys.length} objects stored`);
  return { missing };
}

/** Which migrations a self-hosted server has applied; earlier backups include it. */
const ofOneServer = "migration_fingerprints";

/** Before anything is stored. @throws AdminError if the deployment is of an earlier version */
async function requireTables(deployment, { name, database, tables }) {
  const { tables: present } = await deployment.post("check", { of: "index", database });
  const known = present.map((table) => table.name);
  const lacking = tables.map((table) => table.name).filter((table) => !known.includes(table));
  if (lacking.length === 0) return;
  throw new AdminError(
    `The deployment's database ${name} lacks tables of the backup: ${lacking.join(", ")}. Deploy the version that made the backup, or a later one, and restore again.`,
  );
}

/** @param {string} folder */
export function readDescription(folder) {
  const file = join(folder, "backup.json");
  if (!existsSync(file))
    throw new AdminError(`${folder} is not a complete backup: it has no backup.json.`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Reads rows in batches, as a table may not fit into memory. */
async function* chunksOf(file) {
  let chunk = [];
  let characters = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line === "") continue;
    if (
      chunk.length === rowsAtOnce ||
      (chunk.length && characters + line.length > charactersAtOnce)
    ) {
      yield chunk;
      chunk = [];
      characters = 0;
    }
    chunk.push(JSON.parse(line));
    characters += line.length;
  }
  if (chunk.length > 0) yield chunk;
}

async function eachOf(things, work) {
  const rest = [...things];
  const one = async () => {
    for (let thing = rest.pop(); thing !== undefined; thing = rest.pop()) await work(thing);
  };
  await Promise.all(Array.from({ length: objectsAtOnce }, one));
}

function sizeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
