// The folder that keeps everything that lasts: database, files, counters, conversations.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Refusal } from "./refusal.mjs";

/** Free bytes without which a start would only fail a little later. */
const leastFree = 64 * 1024 ** 2;

/**
 * Makes the folder where it is missing and sees that it can be written.
 * @param {string} state
 * @throws Refusal
 */
export function prepareFolder(state) {
  attempt(state, () => {
    makeFolder(state);
    const probe = join(state, ".written");
    writeFileSync(probe, "1");
    rmSync(probe);
    for (const path of databasesIn(state)) accessSync(path, constants.R_OK | constants.W_OK);
  });
  const { bavail, bsize } = statfsSync(state);
  if (bavail * bsize < leastFree) {
    throw new Refusal(`STATE_DIR is ${state}, whose disk is full: less than 64 MB are free.`);
  }
}

/**
 * Keeps every other server out of the folder as long as this process lives; the system lets go of it
 * however the process ends.
 * @param {string} state
 * @throws Refusal where another has it
 */
export function lockFolder(state) {
  const lock = new DatabaseSync(join(state, "lock.sqlite"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    if (!/locked|busy/.test(error.message)) throw error;
    throw new Refusal(`Another Fennec uses ${state}. End it, or set STATE_DIR to another folder.`);
  }
  // It may not be collected, which would close it.
  process.on("exit", () => lock.close());
}

/** Node's own way to make several at once never ends where the system refuses one with ENOENT. */
function makeFolder(path) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  // What learners store is nobody else's to read.
  mkdirSync(path, { mode: 0o700 });
}

function databasesIn(state) {
  return readdirSync(state, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".sqlite"))
    .map((name) => join(state, name));
}

function attempt(state, work) {
  try {
    work();
  } catch (error) {
    throw new Refusal(`STATE_DIR is ${state}, which cannot be written (${reason(error)}).`);
  }
}

function reason({ code, path }) {
  const known = {
    EACCES: "permission denied",
    EPERM: "permission denied",
    EROFS: "read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "the disk is full",
    ENOTDIR: "a part of the path is no folder",
    EEXIST: "it is a file",
  };
  return `${known[code] ?? code}: ${path}`;
}
