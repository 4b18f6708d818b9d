// The code of app/<domain>/messages/index.ts, which exports the domain's messages in the language in use.
import { readNames, sourceLanguage } from "./catalogues.mjs";

/** @typedef {import("./catalogues.mjs").Catalogue} Catalogue */

/**
 * Each message looks up the request's language when it is called.
 * @param {import("vite").Rollup.PluginContext} context parses
 * @param {Catalogue[]} catalogues of one domain
 * @param {string[]} languages
 * @returns {Promise<string>}
 */
export async function exportChosen(context, catalogues, languages) {
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

/**
 * All messages in one language, for `FENNEC_LANGUAGE`.
 * @param {import("vite").Rollup.PluginContext} context parses
 * @param {Catalogue[]} catalogues of one domain
 * @param {string} language
 * @returns {Promise<string>}
 */
export async function exportOne(context, catalogues, language) {
  const lines = [];
  for (const [at, catalogue] of catalogues.entries()) {
    const names = await readNames(context, catalogue.file);
    lines.push(`import t${at} from ${JSON.stringify(catalogue.inLanguage(language))};`);
    for (const name of names) lines.push(`export const ${name} = t${at}.${name};`);
  }
  return lines.join("\n");
}

/**
 * English messages between ⟦ and ⟧, so that a text that is in no catalogue stands out.
 * @param {import("vite").Rollup.PluginContext} context parses
 * @param {Catalogue[]} catalogues of one domain
 * @returns {Promise<string>}
 */
export async function exportMarked(context, catalogues) {
  const lines = [
    "const mark = (message) => (values) => {",
    "  const text = message(values);",
    '  if (Array.isArray(text)) return ["⟦", ...text, "⟧"];',
    '  return typeof text === "string" ? "⟦" + text + "⟧" : text;',
    "};",
    // Dates are in no catalogue: Greek letters tell them from English.
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
