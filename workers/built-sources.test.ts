import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashSources } from "./built-sources.mjs";

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fennec-sources-"));
  write("app/quiz/page.tsx", "1");
  write("package-lock.json", "{}");
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ["a page", () => write("app/quiz/page.tsx", "2")],
  ["a package", () => write("package-lock.json", "{ }")],
  ["an added file", () => write("public/robots.txt", "")],
  ["a removed file", () => rmSync(join(folder, "app/quiz/page.tsx"))],
  [
    "a renamed file",
    () => {
      rmSync(join(folder, "app/quiz/page.tsx"));
      write("app/quiz/screen.tsx", "1");
    },
  ],
])("changes with %s", (_, change) => {
  const before = hashSources(folder);
  change();
  expect(hashSources(folder)).not.toBe(before);
});

it("does not depend on tests, docs or build output", () => {
  const before = hashSources(folder);
  write("app/quiz/page.tsx", "1");
  write("app/quiz/page.test.ts", "");
  write("tests/workers/quiz.test.ts", "");
  write("docs/quiz.md", "");
  write("build/server/index.js", "");
  expect(hashSources(folder)).toBe(before);
});
