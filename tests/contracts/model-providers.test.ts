import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { modelProviders } from "~/ai/providers/registry";
import { modelProviders as described } from "../../workers/server/model-providers.mjs";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const guide = read("docs/providers.md");
const example = read(".dev.vars.example");

it("lists each provider that has a description", () => {
  expect(modelProviders.map(({ name }) => name).toSorted()).toEqual(
    described.map(({ name }) => name),
  );
});

describe.each(modelProviders.map((provider) => [provider.name, provider] as const))(
  "%s",
  (name, { schemas, description }) => {
    const own = described.find((each) => each.name === name);

    it("describes the variables that it parses", () => {
      // A binding is no variable.
      const parsed = Object.keys(schemas).filter((variable) => variable !== "AI");
      expect(parsed.toSorted()).toEqual(description.variables.toSorted());
      expect(description.variables).toEqual(expect.arrayContaining(own?.secrets ?? []));
    });

    it("is documented with its variables and default models", () => {
      expect(guide).toContain(`| \`${name}\` |`);
      for (const model of Object.values(description.defaultModels)) {
        expect(guide).toContain(`| \`${model}\` (default`);
      }
      for (const variable of description.variables) {
        expect(guide).toContain(`\`${variable}\``);
        expect(example).toMatch(new RegExp(`^# ${variable}=`, "m"));
      }
    });
  },
);
