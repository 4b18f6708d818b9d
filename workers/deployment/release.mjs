// A release: one version of every worker, deployed together under one tag.
import { execFileSync } from "node:child_process";
import { root } from "../toolchain.mjs";

/**
 * @param {Date} now
 * @returns {{ tag: string, message: string }} Cloudflare takes 25 and 100 characters; tags sort by time
 */
export function newRelease(now = new Date()) {
  const time = now.toISOString().replace(/[-:]|\.\d+Z/g, "");
  const [commit, subject] = readGit(["log", "-1", "--format=%h%n%s"]).split("\n");
  return {
    tag: commit ? `${time}-${commit.slice(0, 8)}` : time,
    message: (subject || "Deployed").slice(0, 100),
  };
}

/** Empty outside a Git repository. */
function readGit(args) {
  try {
    return execFileSync("git", args, { cwd: root, stdio: ["ignore", "pipe", "ignore"] }).toString();
  } catch {
    return "";
  }
}

/**
 * @typedef {object} Version
 * @property {string} id
 * @property {string | undefined} tag
 * @property {string} made in ISO 8601
 */

const ofRelease = /^\d{8}T\d{6}(-[0-9a-f]+)?$/;

/**
 * The version that each worker must run for an earlier release.
 * @param {{ name: string, current: string, versions: Version[] }[]} workers the app first
 * @param {string} [to] the release's tag; by default, the one before the running one
 * @returns {{ to: string, changes: { name: string, id: string }[], without: string[] } | string} or why there is none
 */
export function planRollback(workers, to) {
  const [app] = workers;
  const running = app.versions.find(({ id }) => id === app.current);
  if (!running && !to)
    return "The running release is not among the recent versions. Name one with --to.";
  // A version created by changing a secret has no tag; it belongs to the release before it.
  const tags = app.versions
    .filter(({ tag, made }) => tag && ofRelease.test(tag) && made <= (running?.made ?? "9"))
    .map(({ tag }) => tag)
    .sort();
  const runs = running?.tag ?? tags.at(-1);
  const target = to ?? tags.filter((tag) => tag < runs).at(-1);
  if (!target) return "There is no release before the running one.";
  const found = workers.map(({ name, current, versions }) => ({
    name,
    current,
    id: versions.find(({ tag }) => tag === target)?.id,
  }));
  if (!found[0].id) return `The release ${target} is not among the recent versions of ${app.name}.`;
  return {
    to: target,
    changes: found
      .filter(({ id, current }) => id && id !== current)
      .map(({ name, id }) => ({ name, id })),
    without: found.filter(({ id }) => !id).map(({ name }) => name),
  };
}
