// Every language's messages, chosen when a message is asked for on the server, and by the import map of a
// page in the browser, which loads the one language in use. With one language, nothing of this happens.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import { findCatalogues, findLanguages, isOf, readNames, sourceLanguage } from "./catalogues.mjs";

const virtualModule = "virtual:languages";
const indexFile = /\/app\/[^/]+\/messages\/index\.ts$/;

/**
 * @param {{ root: string }} options `root`: the project's folder
 * @returns {import("vite").Plugin & { chunkOf(id: string): string | undefined }}
 */
export function messageCatalogues({ root }) {
  const app = join(root, "app");
  const replacements = join(root, "build", "languages.json");
  const catalogues = findCatalogues(app);
  const languages = findLanguages(app);
  const translations = languages.filter((language) => language !== sourceLanguage);
  const one = process.env.FENNEC_LANGUAGE;
  let isServer = false;
  let isBuild = false;
  let base = "/";
  /** By the name of a chunk of messages: what its messages are exported as. */
  const exportedNames = new Map();

  return {
    name: "message-catalogues",
    configResolved(config) {
      isBuild = config.command === "build";
      isServer = Boolean(config.build.ssr);
      base = config.base;
    },
    buildStart() {
      if (isBuild) requireTranslations(this, catalogues, translations);
    },
    resolveId: (id) => (id === virtualModule ? `\0${virtualModule}` : null),
    async load(id) {
      if (id === `\0${virtualModule}`) {
        return describeLanguages(languages, isServer && isBuild ? replacements : null);
      }
      if (!indexFile.test(id)) return null;
      const own = catalogues.filter((catalogue) => isOf(id, catalogue));
      if (one && one !== sourceLanguage) return exportOne(this, own, one);
      return isServer && isBuild && translations.length > 0
        ? exportChosen(this, own, languages)
        : null;
    },
    /** For `manualChunks`: a file of its own for each catalogue, so that another can take its place. */
    chunkOf(id) {
      if (translations.length === 0 || isServer) return undefined;
      const catalogue = catalogues.find(({ file }) => file === id);
      if (catalogue) return catalogue.name;
      return dirname(id) === join(app, "localization") ? "localization" : undefined;
    },
    renderChunk: {
      order: "pre",
      handler(code, chunk) {
        if (isServer || !catalogues.some(({ name }) => name === chunk.name)) return null;
        exportedNames.set(chunk.name, namesIn(this.parse(code)));
        return null;
      },
    },
    async generateBundle(_options, bundle) {
      if (isServer) return;
      const imports = {};
      for (const language of translations) {
        imports[language] = {};
        for (const { name, inLanguage } of catalogues) {
          const chunk = Object.values(bundle).find((file) => file.name === name);
          if (!chunk) continue;
          const source = await translate(inLanguage(language), exportedNames.get(name), root);
          const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
          const fileName = `${dirname(chunk.fileName)}/${name}-${language}-${hash}.js`;
          this.emitFile({ type: "asset", fileName, source });
          imports[language][base + chunk.fileName] = base + fileName;
        }
      }
      mkdirSync(dirname(replacements), { recursive: true });
      writeFileSync(replacements, JSON.stringify(imports));
    },
  };
}

/** @throws where a language lacks a catalogue; the compiler tells of messages that one lacks */
function requireTranslations(context, catalogues, languages) {
  const missing = languages
    .flatMap((language) => catalogues.map(({ inLanguage }) => inLanguage(language)))
    .filter((path) => !existsSync(path));
  if (missing.length > 0) context.error(missing.map((path) => `${path} is missing.`).join("\n"));
}

function describeLanguages(languages, replacements) {
  const imports = replacements ? readFileSync(replacements, "utf8") : "{}";
  return `export const languages = ${JSON.stringify(languages)};\nexport const imports = ${imports};`;
}

/** @returns {Promise<string>} an index that asks for the request's language each time */
async function exportChosen(context, catalogues, languages) {
  const lines = ['import { currentLanguage } from "~/localization/current-language.server";'];
  for (const [at, catalogue] of catalogues.entries()) {
    const names = await readNames(context, catalogue.file);
    lines.push(`import * as source${at} from ${JSON.stringify(catalogue.file)};`);
    const others = languages.filter((language) => language !== sourceLanguage);
    for (const [of, language] of others.entries()) {
      lines.push(`import t${at}_${of} from ${JSON.stringify(catalogue.inLanguage(language))};`);
    }
    const entries = others.map((language, of) => `${JSON.stringify(language)}: t${at}_${of}`);
    lines.push(`const by${at} = { ${sourceLanguage}: source${at}, ${entries.join(", ")} };`);
    for (const name of names) {
      lines.push(`export const ${name} = (values) => by${at}[currentLanguage()].${name}(values);`);
    }
  }
  return lines.join("\n");
}

/** @returns {Promise<string>} an index of one language alone, to look at it from source */
async function exportOne(context, catalogues, language) {
  const lines = [];
  for (const [at, catalogue] of catalogues.entries()) {
    const names = await readNames(context, catalogue.file);
    lines.push(`import t${at} from ${JSON.stringify(catalogue.inLanguage(language))};`);
    for (const name of names) lines.push(`export const ${name} = t${at}.${name};`);
  }
  return lines.join("\n");
}

/** @returns {[string, string][]} a message, and what Rollup exports it as */
function namesIn(program) {
  return program.body
    .filter(({ type }) => type === "ExportNamedDeclaration")
    .flatMap(({ specifiers }) => specifiers)
    .map(({ local, exported }) => [local.name.replace(/\$\d+$/, ""), exported.name]);
}

async function translate(file, names, root) {
  const bound = names.map(([message, exported]) => `${message}: ${exported}`).join(", ");
  const { outputFiles } = await build({
    stdin: {
      contents: `import messages from ${JSON.stringify(file)};\nexport const { ${bound} } = messages;`,
      resolveDir: root,
    },
    alias: { "~": resolve(root, "app") },
    bundle: true,
    charset: "utf8",
    format: "esm",
    minify: true,
    write: false,
    logLevel: "silent",
  });
  return outputFiles[0].text;
}
