import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../workers/toolchain.mjs";

it("products that journeys serve at the same time have different ports", () => {
  const folder = join(root, "tests", "e2e");
  const journeys = readdirSync(folder).filter((name) => name.endsWith(".spec.ts"));
  const files = [
    join(root, "tests", "playwright.config.ts"),
    ...journeys.map((name) => join(folder, name)),
  ];
  const ports = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/PORT \?\? "(\d+)"/g)].map(([, port]) => port),
  );
  expect(ports.length).toBeGreaterThan(5);
  expect(new Set(ports).size).toBe(ports.length);
});
