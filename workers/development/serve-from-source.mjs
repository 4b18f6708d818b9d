// `npm run dev`: serves the app from source, with a development build of React. Vite serves modules to browsers and to
// the app's worker: a changed component is replaced in the page, other changes take effect at the next request. The other
// workers are bundles.
import { existsSync } from "node:fs";
import { createServer as createHttpServer, request as httpRequest } from "node:http";
import { join } from "node:path";
import { build } from "esbuild";
import { createServer as createViteServer } from "vite";
import { configuredWorker } from "../bundled-worker.mjs";
import { describeWorker } from "../server/described-workers.mjs";
import { serveBuilt } from "../server/serve-built.mjs";
import { app, root } from "../toolchain.mjs";
import { bundle, bundleStale, workersWith } from "./bundles.mjs";

/** Variables and secrets for development; ignored by Git. */
const secrets = join(root, ".dev.vars");

/**
 * @param {import("../server/configuration.mjs").Configuration} configuration
 * @returns {ReturnType<typeof serveBuilt>}
 */
export async function serveFromSource(configuration) {
  const { port } = configuration;
  if (existsSync(secrets)) process.loadEnvFile(secrets);
  await bundleStale();
  let pages;
  const server = createHttpServer((asked, answer) =>
    vite.middlewares(asked, answer, () => passOn(asked, answer, pages)),
  );
  const vite = await startVite(server);
  const served = await serveBuilt(
    { ...configuration, port: 0 },
    {
      pictures: true,
      describe: async (worker) =>
        worker === app
          ? { ...(await describeFromSource(vite)), computingLimit: 120_000 }
          : describeWorker(worker),
    },
  );
  pages = served.url;
  vite.watcher.on("change", (file) => rebundle(file, served));
  await new Promise((done) => server.listen(port, done));
  return served;
}

function startVite(server) {
  return createViteServer({
    root,
    configFile: join(root, "remix.config.ts"),
    mode: "development",
    server: { middlewareMode: true, hmr: { server, path: "/@hot" } },
  });
}

/** The app's worker, with the modules that Vite serves. */
async function describeFromSource(vite) {
  const { assets, ...options } = configuredWorker(app);
  const runner = await build({
    entryPoints: [join(import.meta.dirname, "module-runner.js")],
    bundle: true,
    write: false,
    format: "esm",
    target: "esnext",
    external: ["cloudflare:*", "node:*"],
  });
  return {
    options: {
      ...options,
      modules: [
        { type: "ESModule", path: "module-runner.js", contents: runner.outputFiles[0].text },
      ],
      modulesRoot: root,
      unsafeEvalBinding: "UNSAFE_EVAL",
      serviceBindings: { ...options.serviceBindings, VITE: answerRunner(vite) },
    },
  };
}

/** Rebuilds the bundles that contain a file, one after the other, and restarts their workers. */
let rebundled = Promise.resolve();
function rebundle(file, served) {
  for (const worker of workersWith(file)) {
    rebundled = rebundled.then(async () => {
      if (!(await bundle(worker))) return;
      await served.reload(worker);
      console.log(`${worker.name} runs from its new sources.`);
    });
  }
}

/** Answers the module runner's requests. */
function answerRunner({ environments: { ssr } }) {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/changes") {
      return Response.json(ssr.changesSince(Number(searchParams.get("since"))));
    }
    return Response.json(await ssr.hot.handleInvoke(await request.json()));
  };
}

function passOn(asked, answer, { hostname, port }) {
  const { method, originalUrl: path, headers } = asked;
  const passed = httpRequest({ hostname, port, method, path, headers }, (answered) => {
    answer.writeHead(answered.statusCode, withInlineStyles(answered.headers));
    answered.pipe(answer);
  });
  passed.on("error", () => answer.destroy());
  answer.on("close", () => passed.destroy());
  asked.pipe(passed);
}

/** Allows inline styles, which Vite inserts so that changed styles need no reload. */
function withInlineStyles(headers) {
  const policy = headers["content-security-policy"]?.replace(
    "style-src 'self'",
    "style-src 'self' 'unsafe-inline'",
  );
  return policy ? { ...headers, "content-security-policy": policy } : headers;
}
