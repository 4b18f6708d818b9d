import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Keeps a route's data while its URL changes in parts that it does not depend on.
 * @param placeOf the parts that it depends on
 */
export function revalidateIfMoved(placeOf: (url: URL) => string): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl, formMethod, actionStatus = 200, defaultShouldRevalidate }) => {
    // A failed form has changed nothing, and an offline browser cannot ask.
    if (actionStatus >= 400) return false;
    const stays = currentUrl.href !== nextUrl.href && placeOf(currentUrl) === placeOf(nextUrl);
    return stays && !formMethod ? false : defaultShouldRevalidate;
  };
}

/** The path and some parameters of a URL. */
export function pathAnd(...parameters: string[]): (url: URL) => string {
  return ({ pathname, searchParams }) =>
    [pathname, ...parameters.map((name) => searchParams.get(name))].join(" ");
}
