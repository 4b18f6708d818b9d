// Translates a chunk of messages: the same exports, in another language.
import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { build } from "esbuild";
import { transformWithEsbuild } from "vite";

/**
 * @param {import("vite").Rollup.PluginContext} context parses
 * @param {object} chunk
 * @param {import("./catalogues.mjs").Catalogue[]} chunk.catalogues
 * @param {string} chunk.language
 * @param {Map<string, Map<string, string>>} chunk.names by English catalogue: its messages, and the names under which the
 *   chunk exports them
 * @param {{ path: string, names: Map<string, string> } | undefined} chunk.helper the chunk of functions that catalogues call
 * @returns {Promise<string>} a module with the same exports
 */
export async function translateChunk(context, { catalogues, language, names, helper, root }) {
  const files = catalogues.map(({ inLanguage }) => inLanguage(language));
  const parts = [];
  for (const [at, { file }] of catalogues.entries()) {
    parts.push(await exportMessages(context, files[at], names.get(file) ?? new Map()));
  }
  const { outputFiles } = await build({
    stdin: {
      contents: parts.map((_, at) => `export * from "part:${at}";`).join("\n"),
      resolveDir: root,
    },
    plugins: [asModules(parts, files), ...(helper ? [sharing(helper)] : [])],
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

/** Provides the parts of a chunk as modules that resolve imports from their file's folder. */
const asModules = (parts, files) => ({
  name: "parts",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^part:/ }, ({ path }) => ({ path, namespace: "part" }));
    onLoad({ filter: /./, namespace: "part" }, ({ path }) => {
      const at = Number(path.slice("part:".length));
      return { contents: parts[at], resolveDir: dirname(files[at] ?? "") };
    });
  },
});

/** Imports the functions that catalogues call from the chunk that all languages share. */
const sharing = ({ path, names }) => ({
  name: "sharing",
  setup({ onLoad, onResolve }) {
    const called = /^~\/localization\/(?:plural|plural-duration|format-number)$/;
    const again = [...names].map(([name, exported]) => `${exported} as ${name}`);
    onResolve({ filter: called }, (file) => {
      const name = basename(file.path).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
      // If no English message calls it, each translation includes it.
      return names.has(name) ? { path: "helper", namespace: "helper" } : undefined;
    });
    onResolve({ filter: /^\.\./, namespace: "helper" }, () => ({ path, external: true }));
    onLoad({ filter: /./, namespace: "helper" }, () => ({
      contents: `export { ${again.join(", ")} } from ${JSON.stringify(path)};`,
    }));
  },
});

/**
 * @param {Map<string, string>} wanted by message: the name under which it is exported
 * @returns {Promise<string>} the catalogue with each message as a short-named export, so that browsers do not load their
 *   names
 */
async function exportMessages(context, file, wanted) {
  const { code } = await transformWithEsbuild(readFileSync(file, "utf8"), file);
  const program = context.parse(code);
  const at = program.body.find(({ type }) => type === "ExportDefaultDeclaration");
  const messages = at?.declaration;
  const properties = new Map(
    messages?.properties?.map(({ key, value }) => [
      key?.name,
      value && code.slice(value.start, value.end),
    ]),
  );
  // A partly translated catalogue contains the English messages by `...english`.
  const isWhole = [...wanted.keys()].every((name) => properties.has(name));
  const lines = isWhole
    ? [code.slice(0, at.start), code.slice(at.end)]
    : [code.replace("export default", "const messages =")];
  for (const [name, exported] of wanted) {
    lines.push(`const own_${name} = ${isWhole ? properties.get(name) : `messages.${name}`};`);
    lines.push(`export { own_${name} as ${exported} };`);
  }
  return lines.join("\n");
}
