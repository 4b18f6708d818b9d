// Every language's messages, chosen when a message is asked for on the server, and by the import map of a
// page in the browser, which loads the one language in use. With one language, nothing of this happens.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { findCatalogues, findLanguages, isOf, readNames, sourceLanguage } from "./catalogues.mjs";
import { translateChunk } from "./translate-chunk.mjs";

const virtualModule = "virtual:languages";
/** `FENNEC_LANGUAGE` for a page on which a text that is in no catalogue stands out: the others are marked. */
const pseudoLanguage = "pseudo";
const indexFile = /\/app\/[^/]+\/messages\/index\.ts$/;

/** The chunk of the catalogues that every page needs: apart, they would not compress together. */
const everyPage = "messages-every-page";
const onEveryPage = new Set([
  "messages-ui-shell",
  "messages-platform-product",
  "messages-localization",
]);
/** The folder of the source language's chunks, in the place of which a page loads its own language's. */
const sourceFolder = `assets/${sourceLanguage}/`;
/** What catalogues call, in a chunk of its own that all languages share. */
const helperChunk = "plurals";
const helpers = /\/app\/localization\/(?:plural|plural-duration|format-number)\.ts$/;

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
  /** By the name of a chunk: what its messages or helpers are exported as. */
  const exportedNames = new Map();
  const chunkOf = ({ name }) => (onEveryPage.has(name) ? everyPage : name);

  /** @returns {Promise<Map<string, string>>} by the file names of the catalogues' chunks: their code in a language */
  async function translateChunks(context, { bundle, language }) {
    const chunkNamed = (name) => Object.values(bundle).find((file) => file.name === name);
    const helperFile = chunkNamed(helperChunk)?.fileName;
    const helperNames = new Map(exportedNames.get(helperChunk) ?? []);
    const files = new Map();
    for (const name of new Set(catalogues.map(chunkOf))) {
      const chunk = chunkNamed(name);
      if (!chunk) continue;
      const source = await translateChunk(context, {
        ...{ language, root },
        catalogues: catalogues.filter((one) => chunkOf(one) === name),
        names: exportedNames.get(name),
        helper: helperFile && { path: `../${basename(helperFile)}`, names: helperNames },
      });
      files.set(basename(chunk.fileName), source);
    }
    return files;
  }

  return {
    name: "message-catalogues",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild || translations.length === 0
        ? {}
        : {
            build: {
              // What a script imports later is preloaded in the page's language or not at all.
              modulePreload: {
                resolveDependencies: (_, files) =>
                  files.filter((file) => !file.startsWith(sourceFolder)),
              },
            },
          },
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
      if (one === pseudoLanguage) return exportMarked(this, own);
      if (one && one !== sourceLanguage) return exportOne(this, own, one);
      return isServer && isBuild && translations.length > 0
        ? exportChosen(this, own, languages)
        : null;
    },
    outputOptions(options) {
      if (isServer || translations.length === 0) return null;
      const inFolder = (folder) => `${folder}[name]-[hash].js`;
      return {
        ...options,
        chunkFileNames: ({ name }) =>
          inFolder(catalogues.some((one) => chunkOf(one) === name) ? sourceFolder : "assets/"),
      };
    },
    /** For `manualChunks`: files of their own for catalogues, so that others can take their place. */
    chunkOf(id) {
      if (translations.length === 0 || isServer) return undefined;
      const catalogue = catalogues.find(({ file }) => file === id);
      if (catalogue) return chunkOf(catalogue);
      return helpers.test(id) ? helperChunk : undefined;
    },
    renderChunk: {
      order: "pre",
      handler(code, { name }) {
        const isOwn = name === helperChunk || catalogues.some((one) => chunkOf(one) === name);
        if (isServer || !isOwn) return null;
        exportedNames.set(name, namesIn(this.parse(code)));
        return null;
      },
    },
    async generateBundle(_options, bundle) {
      if (isServer) return;
      const imports = {};
      for (const language of translations) {
        const files = await translateChunks(this, { bundle, language });
        const folder = `assets/${language}-${hashOf(files)}/`;
        for (const [name, source] of files) {
          this.emitFile({ type: "asset", fileName: folder + name, source });
        }
        imports[language] = { [base + sourceFolder]: base + folder };
      }
      mkdirSync(dirname(replacements), { recursive: true });
      writeFileSync(replacements, JSON.stringify(imports));
    },
  };
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const part of [...files].flat()) hash.update(part);
  return hash.digest("hex").slice(0, 8);
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
    // A stored language may be one of another version of the product.
    lines.push(`const own${at} = () => by${at}[currentLanguage()] ?? source${at};`);
    for (const name of names) {
      lines.push(`export const ${name} = (values) => own${at}().${name}(values);`);
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

/** @returns {Promise<string>} an index of the source language, each message within ⟦ and ⟧ */
async function exportMarked(context, catalogues) {
  const lines = [
    "const mark = (message) => (values) => {",
    "  const said = message(values);",
    '  if (Array.isArray(said)) return ["⟦", ...said, "⟧"];',
    '  return typeof said === "string" ? "⟦" + said + "⟧" : said;',
    "};",
    // Dates, which no catalogue writes, are told from English by their letters.
    'const own = { tag: () => "el", direction: () => "ltr" };',
  ];
  for (const [at, { file, name: catalogue }] of catalogues.entries()) {
    lines.push(`import * as source${at} from ${JSON.stringify(file)};`);
    for (const name of await readNames(context, file)) {
      const marked =
        catalogue === "messages-localization" ? `own.${name}` : `mark(source${at}.${name})`;
      lines.push(`export const ${name} = ${marked};`);
    }
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
