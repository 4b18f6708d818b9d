import { expect, test } from "vitest";
import { modelProviders, type ProviderSettings } from "~/ai/providers/registry";
import type { Bindings } from "../../workers/bindings";
import { type appSettings, settings, settingsFrom } from "../../workers/server/settings.mjs";

/** The app's variables, except those that a self-hosted server sets itself. */
type Variable = {
  [Name in keyof Bindings]-?: NonNullable<Bindings[Name]> extends string ? Name : never;
}[keyof Bindings];
type Missing = Exclude<
  Variable,
  | (typeof appSettings)[number]
  | keyof ProviderSettings
  | "APP_VERSION"
  | "DATA_JURISDICTION"
  | "DEPLOYMENT"
  // A self-hosted server has one database.
  | "NEW_LEARNERS"
  | "ON_WRONG_CONFIGURATION"
  | "PUBLIC_ORIGIN"
>;

test("every variable of the app can be set in the environment of a self-hosted server", () => {
  const none: [Missing] extends [never] ? true : Missing = true;
  expect(none).toBe(true);
  const described = modelProviders.flatMap(({ description }) => description.variables);
  expect(settings).toEqual(expect.arrayContaining(described));
});

test("a secret can be in a file, and a missing file is named", () => {
  const { OPENAI_API_KEY } = settingsFrom({ OPENAI_API_KEY_FILE: import.meta.filename });
  expect(OPENAI_API_KEY).toContain("a secret may lie in a file");
  expect(() => settingsFrom({ OPENAI_API_KEY_FILE: "/nowhere" })).toThrow(
    "OPENAI_API_KEY_FILE names /nowhere, which cannot be read (ENOENT).",
  );
});
