// Finds the message catalogues: app/<domain>/messages/en.ts, or its parts en/<part>.ts, and the translations beside them.
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { transformWithEsbuild } from "vite";

/** The language whose messages are the named exports that all others translate. */
export const sourceLanguage = "en";

/** @typedef {{ name: string, file: string, inLanguage(language: string): string }} Catalogue */

/**
 * @param {string} app the folder `app`
 * @returns {Catalogue[]} each file with English messages; not an `en.ts` that only re-exports its parts
 */
export function findCatalogues(app) {
  const parts = globSync(`*/messages/${sourceLanguage}/*.ts`, { cwd: app });
  const wholes = globSync(`*/messages/${sourceLanguage}.ts`, { cwd: app }).filter(
    (file) => !existsSync(join(app, file.replace(/\.ts$/, ""))),
  );
  return [...wholes, ...parts].sort().map((file) => {
    const [domain = "", , ...rest] = file.split(sep);
    const part = rest.length > 1 ? `-${basename(file, ".ts")}` : "";
    return {
      name: `messages-${domain}${part}`,
      file: join(app, file),
      inLanguage: (language) =>
        join(app, domain, "messages", ...rest.map((name) => named(name, language))),
    };
  });
}

function named(name, language) {
  if (name === sourceLanguage) return language;
  return name === `${sourceLanguage}.ts` ? `${language}.ts` : name;
}

/**
 * @param {string} app the folder `app`
 * @returns {string[]} BCP 47 tags of the languages with a file in `localization/messages`, English first
 */
export function findLanguages(app) {
  const found = globSync("localization/messages/*.ts", { cwd: app })
    .map((path) => basename(path, ".ts"))
    .filter((name) => name !== "index" && name !== sourceLanguage);
  return [sourceLanguage, ...found.sort()];
}

/**
 * @param {import("vite").Rollup.PluginContext} context parses
 * @param {string} file a catalogue in the source language
 * @returns {Promise<string[]>} the names of its messages
 */
export async function readNames(context, file) {
  const { code } = await transformWithEsbuild(readFileSync(file, "utf8"), file);
  return context
    .parse(code)
    .body.filter(({ type }) => type === "ExportNamedDeclaration")
    .flatMap(({ specifiers, declaration }) => [
      ...specifiers.map(({ exported }) => exported.name),
      ...(declaration?.declarations ?? []).map(({ id }) => id.name),
    ]);
}

/** @param {string} index app/<domain>/messages/index.ts */
export function isOf(index, catalogue) {
  return catalogue.file.startsWith(dirname(index) + sep);
}
