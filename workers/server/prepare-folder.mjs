// The folder of all stored data: database, files, counters, conversations. It runs before anything is
// installed, on the machine's Node.
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
import { Refusal } from "./refusal.mjs";

/** Free bytes without which the server would fail soon after the start. */
const leastFree = 64 * 1024 ** 2;

/**
 * Creates the folder if it is missing and checks that it can be written.
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
    throw new Refusal(`The disk of STATE_DIR (${state}) is full: less than 64 MB are free.`);
  }
}

/** `mkdirSync` with `recursive` never ends if the system refuses a folder with ENOENT. */
function makeFolder(path) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  // Learners' data is readable by this user only.
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
    throw new Refusal(`STATE_DIR (${state}) cannot be written: ${reason(error)}.`);
  }
}

function reason({ code, path }) {
  const known = {
    EACCES: "permission denied",
    EPERM: "permission denied",
    EROFS: "read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "the disk is full",
    ENOTDIR: "part of the path is not a folder",
    EEXIST: "it is a file",
  };
  return `${known[code] ?? code}: ${path}`;
}
