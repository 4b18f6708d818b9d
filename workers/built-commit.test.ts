import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { unchangedCommit } from "./built-commit.mjs";

const folder = mkdtempSync(join(tmpdir(), "fennec-commit-"));
const git = (...args: string[]) => {
  const as = ["-c", "user.name=x", "-c", "user.email=x@example.com"];
  return execFileSync("git", [...as, ...args], { cwd: folder, encoding: "utf8" }).trim();
};

beforeAll(() => {
  git("init", "-q");
  writeFileSync(join(folder, "page.ts"), "1");
  git("add", "page.ts");
});
afterAll(() => rmSync(folder, { recursive: true }));

it("names no commit before the first, and none outside of a repository", () => {
  expect(unchangedCommit(folder)).toBeNull();
  expect(unchangedCommit(tmpdir())).toBeNull();
});

it("names the commit as long as every file is as it was committed", () => {
  git("commit", "-q", "-m", "First");
  expect(unchangedCommit(folder)).toBe(git("rev-parse", "HEAD"));
  writeFileSync(join(folder, "page.ts"), "2");
  expect(unchangedCommit(folder)).toBeNull();
  git("checkout", "-q", "page.ts");
  writeFileSync(join(folder, "new.ts"), "1");
  expect(unchangedCommit(folder)).toBeNull();
  rmSync(join(folder, "new.ts"));
  expect(unchangedCommit(folder)).not.toBeNull();
});
