// The app's worker during development. It runs in workerd, on the same bindings as a deployment, but fetches its modules
// from Vite's server in Node, so that a change needs no build.
//   VITE         returns modules and changes (serve-from-source.mjs)
//   UNSAFE_EVAL  evaluates source text, which other workers cannot do
import { DurableObject } from "cloudflare:workers";
import { ModuleRunner } from "vite/module-runner";

const entry = "/workers/app.ts";
const wasmPlaceholder = "__compileWasm";
const retryMs = 50;

/** The app's module, and the version of the sources that it was loaded from. */
let app = { version: 0, module: undefined };
let runner;
let isLoading = false;

/** The app's module, from the current sources. */
async function loadApp(env) {
  for (;;) {
    const { version, files } = await readChanges(env, app.version);
    if (app.module && app.version === version) return app.module;
    // workerd cancels a request that waits only for another request's promise, so one request loads and the others
    // poll.
    if (!isLoading) await loadVersion(env, version, files);
    else await new Promise((done) => setTimeout(done, retryMs));
  }
}

/** @param {string[] | null} files the changed files; null for all */
async function loadVersion(env, version, files) {
  isLoading = true;
  try {
    if (!runner || !files) runner = startRunner(env);
    else for (const file of files) invalidate(runner.evaluatedModules, file);
    app = { version, module: await runner.import(entry) };
  } catch (error) {
    if (isOutdated(error)) runner = undefined;
    else if (version === (await readChanges(env, version)).version) throw error;
  } finally {
    isLoading = false;
  }
}

/** Invalidates a file's modules and all modules that import them. */
function invalidate(modules, file) {
  const outdated = new Set(modules.getModulesByFile(file));
  for (const module of outdated) {
    for (const id of module.importers) outdated.add(modules.getModuleById(id));
    modules.invalidateModule(module);
  }
}

/** Whether Vite has found another package and pre-bundles all of them again. */
function isOutdated(error) {
  return error instanceof Error && error.message.includes("new version of the pre-bundle");
}

async function readChanges(env, since) {
  return (await env.VITE.fetch(`http://vite/changes?since=${since}`)).json();
}

function startRunner(env) {
  globalThis[wasmPlaceholder] = (bytes) => env.UNSAFE_EVAL.newWasmModule(bytes);
  const transport = {
    async invoke(payload) {
      const answer = await env.VITE.fetch("http://vite/invoke", {
        method: "POST",
        body: JSON.stringify(payload),
      });
      return answer.json();
    },
  };
  return new ModuleRunner(
    { transport, hmr: false, sourcemapInterceptor: "prepareStackTrace" },
    {
      async runInlinedModule(context, code, module) {
        const names = Object.keys(context);
        const run = env.UNSAFE_EVAL.newAsyncFunction(
          // For the debugger.
          `"use strict";${code}\n//# sourceURL=file://${module.id}\n`,
          "module",
          ...names,
        );
        await run(...Object.values(context));
        Object.seal(context.__vite_ssr_exports__);
      },
      runExternalModule: (path) => import(path),
    },
  );
}

/** The app's module for a request. Loading continues if the browser aborts, because other requests wait for it too. */
function appOf(env, context) {
  const app = loadApp(env);
  context.waitUntil(app.catch(() => {}));
  return app;
}

export default {
  async fetch(request, env, context) {
    return (await appOf(env, context)).default.fetch(request, env, context);
  },
  async queue(batch, env, context) {
    return (await appOf(env, context)).default.queue(batch, env, context);
  },
  async scheduled(controller, env, context) {
    return (await appOf(env, context)).default.scheduled(controller, env, context);
  },
};

export const DailyUsage = objectFromSource("DailyUsage");
export const RateLimiter = objectFromSource("RateLimiter");
export const StudySession = objectFromSource("StudySession");

/** A Durable Object that loads its class at the first call and keeps it for its lifetime. */
function objectFromSource(name) {
  class FromSource extends DurableObject {
    #loaded;

    async call(method, given) {
      this.#loaded ??= loadApp(this.env).then((module) => new module[name](this.ctx, this.env));
      return (await this.#loaded)[method](...given);
    }

    alarm() {
      return this.call("alarm", []);
    }
  }
  // workerd looks up RPC methods in the prototype, so this prototype has a method of any name.
  Object.setPrototypeOf(
    FromSource.prototype,
    new Proxy(DurableObject.prototype, {
      get(target, key, receiver) {
        const known = Reflect.get(target, key, receiver);
        if (known !== undefined || typeof key === "symbol" || key === "then") return known;
        return function (...given) {
          return this.call(key, given);
        };
      },
    }),
  );
  return FromSource;
}
