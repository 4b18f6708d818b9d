// The browser's messages: each English catalogue is a chunk of its own in assets/en, and each translation of it a file
// of the same name and with the same exports in the folder of its language. The import map of a page in another language
// replaces the folder, so the browser loads one language only.
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { sourceLanguage } from "./catalogues.mjs";
import { translateChunk } from "./translate-chunk.mjs";

/**
 * Chunks of several catalogues, by the pages that load them all: small files compress worse, and each is one more
 * request.
 * @type {Record<string, string[]>}
 */
export const sharedChunks = {
  "messages-every-page": [
    "messages-ui-shell",
    "messages-platform-product",
    "messages-localization",
  ],
  "messages-learner-pages": [
    "messages-billing-plans",
    "messages-chat-study-mode",
    "messages-flashcards-study-mode",
    "messages-library-study-mode",
    "messages-practice-test-study-mode",
    "messages-quiz-study-mode",
    "messages-review-study-mode",
    "messages-ui-learner-pages",
    "messages-ui-study",
    "messages-ui-upload",
  ],
};
const sourceFolder = `assets/${sourceLanguage}/`;
/** Functions that catalogues call, in a chunk that all languages share. */
const helperChunk = "plurals";
const helpers = /\/app\/localization\/(?:plural|plural-duration|format-number)\.ts$/;

/**
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {import("./catalogues.mjs").Catalogue[]} options.catalogues
 * @param {string[]} options.translations languages besides English
 * @param {string} options.importMaps the file for the import map of each language
 * @returns {{ plugin: import("vite").Plugin, chunkOf(id: string): string | undefined }} `chunkOf`: the chunk of a
 *   module, for `manualChunks`
 */
export function translatedChunks({ root, catalogues, translations, importMaps }) {
  let isActive = false;
  let base = "/";
  /** By file: its messages or helpers, and the names under which its chunk exports them. */
  const exportedNames = new Map();
  const messageChunks = new Set(catalogues.map(chunkOfCatalogue));

  /** @type {import("vite").Plugin} */
  const plugin = {
    name: "translated-chunks",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild || translations.length === 0 ? {} : withoutPreloadOf(sourceFolder),
    configResolved(config) {
      isActive = !config.build.ssr && translations.length > 0;
      base = config.base;
    },
    outputOptions(options) {
      if (!isActive) return null;
      const chunkFileNames = ({ name }) =>
        `${messageChunks.has(name) ? sourceFolder : "assets/"}[name]-[hash].js`;
      return { ...options, chunkFileNames };
    },
    renderChunk: {
      order: "pre",
      handler(code, { name, modules }) {
        if (isActive && (name === helperChunk || messageChunks.has(name))) {
          for (const [file, names] of namesByFile(this, code, modules)) {
            exportedNames.set(file, names);
          }
        }
        return null;
      },
    },
    async generateBundle(_options, bundle) {
      if (this.environment.config.build.ssr) return;
      const imports = {};
      for (const language of translations) {
        const files = await translateChunks(this, {
          ...{ bundle, language, root, catalogues, exportedNames },
        });
        const folder = `assets/${language}-${hashOf(files)}/`;
        for (const [name, source] of files) {
          this.emitFile({ type: "asset", fileName: folder + name, source });
        }
        imports[language] = { [base + sourceFolder]: base + folder };
      }
      mkdirSync(dirname(importMaps), { recursive: true });
      writeFileSync(importMaps, JSON.stringify(imports));
    },
  };

  return {
    plugin,
    chunkOf(id) {
      if (!isActive) return undefined;
      const catalogue = catalogues.find(({ file }) => file === id);
      if (catalogue) return chunkOfCatalogue(catalogue);
      return helpers.test(id) ? helperChunk : undefined;
    },
  };
}

function chunkOfCatalogue({ name }) {
  const shared = Object.keys(sharedChunks).find((chunk) => sharedChunks[chunk].includes(name));
  return shared ?? name;
}

/** @returns {Promise<Map<string, string>>} the translated chunks' code, by file name */
async function translateChunks(context, { bundle, language, root, catalogues, exportedNames }) {
  const chunkNamed = (name) => Object.values(bundle).find((file) => file.name === name);
  const helperFile = chunkNamed(helperChunk)?.fileName;
  const helperNames = new Map(
    [...exportedNames].filter(([file]) => helpers.test(file)).flatMap(([, names]) => [...names]),
  );
  const files = new Map();
  for (const [name, own] of Map.groupBy(catalogues, chunkOfCatalogue)) {
    const chunk = chunkNamed(name);
    if (!chunk) continue;
    const source = await translateChunk(context, {
      ...{ language, root, catalogues: own },
      names: exportedNames,
      helper: helperFile && { path: `../${basename(helperFile)}`, names: helperNames },
    });
    files.set(basename(chunk.fileName), source);
  }
  return files;
}

/** Messages are not preloaded when a script imports them later: the preload would be of the wrong language. */
function withoutPreloadOf(folder) {
  const resolveDependencies = (_, files) => files.filter((file) => !file.startsWith(folder));
  return { build: { modulePreload: { resolveDependencies } } };
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const part of [...files].flat()) hash.update(part);
  return hash.digest("hex").slice(0, 8);
}

/**
 * @param {Record<string, { code: string | null }>} modules of the chunk, by file, as Rollup wrote them into it
 * @returns {[string, Map<string, string>][]} by file: each message, and the name under which the chunk exports it
 */
function namesByFile(context, code, modules) {
  const exported = new Map(
    context
      .parse(code)
      .body.filter(({ type }) => type === "ExportNamedDeclaration")
      .flatMap(({ specifiers }) => specifiers)
      .map((specifier) => [specifier.local.name, specifier.exported.name]),
  );
  return Object.entries(modules).map(([file, module]) => {
    const locals = context
      .parse(module.code ?? "")
      .body.flatMap((statement) => statement.declarations ?? [statement])
      .map(({ id }) => id?.name)
      .filter((local) => exported.has(local));
    // Rollup appends $1 to a name that an earlier module of the chunk has too.
    return [
      file,
      new Map(locals.map((local) => [local.replace(/\$\d+$/, ""), exported.get(local)])),
    ];
  });
}
