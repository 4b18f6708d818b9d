// Renders a short track of each mood, which the player uses if the server cannot deliver one. Tracks of the same
// composer come from a cache.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = resolve(import.meta.dirname, "..");

export async function renderFallbacks() {
  const code = await bundleComposer();
  const name = createHash("sha256").update(code).digest("hex").slice(0, 20);
  const cache = join(root, "node_modules", ".cache", "soundtrack", name);
  if (!existsSync(cache)) {
    const making = `${cache}-${process.pid}`;
    mkdirSync(making, { recursive: true });
    const bundle = join(making, "composer.mjs");
    writeFileSync(bundle, code);
    const { moods, renderFallback } = await import(pathToFileURL(bundle).href);
    for (const mood of moods)
      writeFileSync(join(making, `${mood}.mp3`), await renderFallback(mood));
    if (!existsSync(cache)) renameSync(making, cache);
  }
  cpSync(cache, join(root, "build", "client", "soundtrack"), {
    recursive: true,
    filter: (source) => !source.endsWith(".mjs"),
  });
}

async function bundleComposer() {
  const contents = `
    import { createMp3Encoder } from "wasm-media-encoders/esnext";
    import { compose } from "./app/soundtrack/composer/compose";
    import { encodeMp3 } from "./app/soundtrack/composer/encode-mp3";
    import { render } from "./app/soundtrack/composer/render";
    import { fallbackRecipe } from "./app/soundtrack/fallback-track";
    export { moods } from "./app/soundtrack/moods";

    export async function renderFallback(mood) {
      const score = compose(fallbackRecipe(mood));
      return Buffer.concat([...encodeMp3(render(score), score.length, await createMp3Encoder())]);
    }`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "error",
  });
  return outputFiles[0].text;
}
