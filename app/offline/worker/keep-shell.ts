import { offlinePath } from "../offline-links";
import { worker } from "./scope";

const prefix = "shell ";

/** Files that the page does not name itself. */
const otherFiles = ["/favicon.svg"];

const anyVariant = { ignoreSearch: true, ignoreVary: true };

/**
 * Caches the offline page with the scripts, styles and fonts that it names, unless this build is cached in this
 * language already. The page contains no data of a learner.
 * @param wanted build and language of the page that sent the message
 */
export async function keepShell(wanted: { build: string; language: string }): Promise<void> {
  const [, newest = ""] = (await listShells()).at(-1) ?? [];
  if (newest.startsWith(nameOf(wanted))) return forgetOldShells();
  const response = await fetch(offlinePath, { signal: AbortSignal.timeout(15_000) });
  if (!response.ok || response.redirected) return;
  const page = await response.clone().text();
  const name = nameOf({
    build: /\/assets\/manifest-([\w-]+)\.js/.exec(page)?.[1] ?? "",
    language: /<html lang="([\w-]+)"/.exec(page)?.[1] ?? "",
  });
  // The message came from a page of an earlier build.
  if (newest.startsWith(name)) return;
  await fillShell(name + Date.now(), page, response);
  await forgetOldShells();
}

async function fillShell(name: string, page: string, response: Response): Promise<void> {
  const cache = await caches.open(name);
  try {
    await cache.addAll([...assetsOf(page), ...otherFiles]);
    // Stored last: a cache with the page is complete.
    await cache.put(offlinePath, response);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** The files of the build that a page loads, in its language. */
export function assetsOf(page: string): string[] {
  // The import map names all texts of its language.
  const loaded = page.replace(/<script type="importmap"[\s\S]*?<\/script>/, "");
  return [...new Set(loaded.match(/\/assets\/[\w./~-]+\.(?:js|css|woff2)/g) ?? [])];
}

/** The cached page; undefined if there is none. */
export async function findShell(): Promise<Response | undefined> {
  return (await listShells()).at(-1)?.[0];
}

/** A file of a cached build; its name changes with its content. */
export async function findAsset(request: Request): Promise<Response | undefined> {
  return caches.match(request, anyVariant);
}

export async function forgetShells(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Deletes earlier builds, unless a page of one may be open. */
async function forgetOldShells(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some(({ url }) => new URL(url).pathname === offlinePath)) return;
  const old = (await listShells()).slice(0, -1);
  await Promise.all(old.map(([, name]) => caches.delete(name)));
}

/** The pages of complete caches, with the caches' names, oldest first. */
async function listShells(): Promise<[Response, string][]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const shells = await Promise.all(
    names.map(async (name) => (await caches.open(name)).match(offlinePath, anyVariant)),
  );
  const keptAt = (name: string) => Number(name.split(" ").at(-1));
  return names
    .flatMap((name, index): [Response, string][] => {
      const shell = shells[index];
      return shell ? [[shell, name]] : [];
    })
    .sort(([, one], [, other]) => keptAt(one) - keptAt(other));
}

function nameOf({ build, language }: { build: string; language: string }): string {
  return `${prefix}${build} ${language} `;
}
