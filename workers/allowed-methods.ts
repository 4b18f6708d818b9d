import type { ServerBuild } from "@remix-run/cloudflare";
import { matchRoutes } from "@remix-run/react";
import { methodsOf } from "~/platform/route.server";

type Routes = ServerBuild["routes"];

type Branch = Parameters<typeof matchRoutes>[0][number];

/** Tells by the routes of a build what methods an address takes; an `Allow` header of it. */
export function allowedMethods(routes: Routes): (url: URL) => string {
  const tree = branchesOf(routes, undefined);
  return ({ pathname, searchParams }) => {
    const path = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    const matches = matchRoutes(tree, path) ?? [];
    // As Remix does: a form's action is the index route only if its URL has `?index`.
    const passed = matches.at(-1)?.route.index && !searchParams.has("index") ? 2 : 1;
    const id = matches.at(-passed)?.route.id;
    const module = id ? routes[id]?.module : undefined;
    const taken = methodsOf(module?.loader);
    if (taken) return taken.join(", ");
    return module?.action ? "GET, HEAD, POST" : "GET, HEAD";
  };
}

function branchesOf(routes: Routes, parentId: string | undefined): Branch[] {
  return Object.values(routes).flatMap((route): Branch[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return index ? [{ id, path, index }] : [{ id, path, children: branchesOf(routes, id) }];
  });
}
