import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, it } from "vitest";
import entries from "../app/routes";
import { rankedRoutes } from "./cached-routes.mjs";

interface Route {
  id: string;
  path?: string | undefined;
  index?: boolean;
  children?: Route[] | undefined;
}

interface Router {
  matchRoutes(
    routes: Route[],
    address: string,
  ): { route: Route; params: object; pathname: string; pathnameBase: string }[] | null;
}

const file = createRequire(import.meta.url)
  .resolve("@remix-run/router")
  .replace("router.cjs.js", "router.js");
const original = await routerOf(await readFile(file, "utf8"));
const ranked = await routerOf(String(await rankedRoutes.load(file, { ssr: true })));
const routes = entries.map(routeOf);

it("matches every URL as React Router does", () => {
  const paths = pathsOf(routes, "");
  const addresses = paths.flatMap((path) => {
    const filled = path.replaceAll(/:\w+/g, "a-1.b").replace("*", "some/where");
    return [
      filled,
      `${filled}/`,
      filled.toUpperCase(),
      `${filled}/more`,
      `/${filled}`,
      filled.replace("a-1.b", "%C3%A4%2Fb"),
      filled.slice(0, -1),
      `${filled}.data?x=/app/quiz`,
    ];
  });
  expect(paths.length).toBeGreaterThan(80);
  for (const address of addresses) {
    const found = (router: Router) =>
      router.matchRoutes(routes, address)?.map(({ route, params, pathname, pathnameBase }) => ({
        id: route.id,
        params,
        pathname,
        pathnameBase,
      }));
    expect(found(ranked), address).toEqual(found(original));
  }
});

async function routerOf(code: string): Promise<Router> {
  return await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}

function routeOf({ file, path, index, children }: RouteConfigEntry): Route {
  return index ? { id: file, path, index } : { id: file, path, children: children?.map(routeOf) };
}

function pathsOf(among: Route[], parent: string): string[] {
  return among.flatMap(({ path, children = [] }) => {
    const whole = path ? `${parent}/${path}` : parent;
    return [whole || "/", ...pathsOf(children, whole)];
  });
}
