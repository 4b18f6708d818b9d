// Vite plugins for messages in several languages: the server chooses the language when a message is called, the browser
// by the import map of its page. With English only, messages stay in the chunks that use them.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findCatalogues, findLanguages, isOf, sourceLanguage } from "./catalogues.mjs";
import { exportChosen, exportMarked, exportOne } from "./message-indexes.mjs";
import { translatedChunks } from "./translated-chunks.mjs";

const virtualModule = "virtual:languages";
const pseudoLanguage = "pseudo";
const indexFile = /\/app\/[^/]+\/messages\/index\.ts$/;

/**
 * @param {{ root: string }} options `root`: the project's folder
 * @returns {{ plugins: import("vite").Plugin[], chunkOf(id: string): string | undefined }}
 */
export function messageCatalogues({ root }) {
  const app = join(root, "app");
  /** Written by the browser's build, read by the server's. */
  const importMaps = join(root, "build", "languages.json");
  const catalogues = findCatalogues(app);
  const languages = findLanguages(app);
  const translations = languages.filter((language) => language !== sourceLanguage);
  const chunks = translatedChunks({ root, catalogues, translations, importMaps });
  const indexes = messageIndexes({ catalogues, languages, translations, importMaps });
  return { plugins: [indexes, chunks.plugin], chunkOf: chunks.chunkOf };
}

/** @returns {import("vite").Plugin} */
function messageIndexes({ catalogues, languages, translations, importMaps }) {
  const shown = process.env.FENNEC_LANGUAGE;
  let isBuild = false;
  let isServerBuild = false;
  return {
    name: "message-indexes",
    configResolved({ command, build }) {
      isBuild = command === "build";
      isServerBuild = isBuild && Boolean(build.ssr);
    },
    buildStart() {
      if (isBuild) requireTranslations(this, catalogues, translations);
    },
    resolveId: (id) => (id === virtualModule ? `\0${virtualModule}` : null),
    async load(id) {
      if (id === `\0${virtualModule}`) {
        return describeLanguages(languages, isServerBuild ? importMaps : null);
      }
      if (!indexFile.test(id)) return null;
      const own = catalogues.filter((catalogue) => isOf(id, catalogue));
      if (shown === pseudoLanguage) return exportMarked(this, own);
      if (shown && shown !== sourceLanguage) return exportOne(this, own, shown);
      return isServerBuild && translations.length > 0 ? exportChosen(this, own, languages) : null;
    },
  };
}

/** @throws if a language lacks a catalogue; the compiler reports messages that a catalogue lacks */
function requireTranslations(context, catalogues, languages) {
  const missing = languages
    .flatMap((language) => catalogues.map(({ inLanguage }) => inLanguage(language)))
    .filter((path) => !existsSync(path));
  if (missing.length > 0) context.error(missing.map((path) => `${path} is missing.`).join("\n"));
}

function describeLanguages(languages, importMaps) {
  const imports = importMaps ? readFileSync(importMaps, "utf8") : "{}";
  return `export const languages = ${JSON.stringify(languages)};\nexport const imports = ${imports};`;
}
