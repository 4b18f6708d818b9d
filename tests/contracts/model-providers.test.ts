import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { modelProviders } from "~/ai/providers/registry";
import { modelProviders as described } from "../../workers/server/model-providers.mjs";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const guide = read("docs/providers.md");
const example = read(".dev.vars.example");

it("every provider with a description is in the list", () => {
  expect(modelProviders.map(({ name }) => name).toSorted()).toEqual(
    described.map(({ name }) => name),
  );
});

describe.each(modelProviders.map((provider) => [provider.name, provider] as const))(
  "%s",
  (name, { schemas, description }) => {
    const own = described.find((each) => each.name === name);

    it("describes the variables that it parses", () => {
      // A binding is not a variable.
      const parsed = Object.keys(schemas).filter((variable) => variable !== "AI");
      expect(parsed.toSorted()).toEqual(description.variables.toSorted());
      expect(description.variables).toEqual(expect.arrayContaining(own?.secrets ?? []));
    });

    it("is documented in docs/providers.md with its variables and default models", () => {
      const models = Object.values(description.defaultModels);
      const needed = [
        `| \`${name}\` |`,
        ...models.map((model) => `| \`${model}\` (default`),
        ...description.variables.map((variable) => `\`${variable}\``),
      ];
      expect(needed.filter((text) => !guide.includes(text))).toEqual([]);
    });

    it("has its variables in .dev.vars.example", () => {
      const lines = description.variables.map((variable) => `\n# ${variable}=`);
      expect(lines.filter((line) => !example.includes(line))).toEqual([]);
    });
  },
);
