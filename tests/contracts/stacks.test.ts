import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { mapStacks } from "../../workers/deployment/map-stacks.mjs";
import { app, workers } from "../../workers/toolchain.mjs";

const built = workers.every(({ bundle, main }) => existsSync(join(bundle, `${main}.map`)));

/** `npm test` has built the bundles that a deployment would upload. */
describe.skipIf(!built)("a logged stack of the deployed app", () => {
  const code = () => readFileSync(join(app.bundle, app.main), "utf8");

  function placeOf(words: string): string {
    const before = code().slice(0, code().indexOf(words)).split("\n");
    return `index.js:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  }

  it("is translated to lines of the sources", () => {
    const sentence = "Payments aren't set up on this site yet.";
    const source = "app/billing/messages/en/errors.ts";
    const lines = readFileSync(source, "utf8").split("\n");
    const line = lines.findIndex((text) => text.includes(sentence)) + 1;
    const logged = `{"stack":"    at Xe (${placeOf(sentence)})\\n    at async Qt (file:///x/${placeOf(sentence)})"}`;
    const mapped = mapStacks(logged);
    expect(mapped).toMatch(new RegExp(`at Xe \\(${source}:${line}:\\d+\\)`));
    expect(mapped.match(new RegExp(`${source}:${line}:`, "g"))).toHaveLength(2);
  });

  it("is unchanged if it is not of a worker", () => {
    const logged = "at node:internal/x.js:1:2 (other.js:3:4)";
    expect(mapStacks(logged)).toBe(logged);
  });
});
