import { AppError, notFound } from "./errors";
import * as m from "./messages";
import { methodNotAllowed } from "./route.server";

const maximumUrlLength = 8_192;
const maximumQueryParameters = 100;

/** Segments of a path, and of all paths in one request: Remix matches each against every route. */
const maximumLevels = 12;
const maximumLevelsTogether = 300;

/** Methods that routes handle, if only with 405. */
const routedMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Limits of body sizes in bytes. An upload is one batch of files. */
export const bodyLimits = {
  form: 512 * 1024,
  /** A pasted text of 200,000 characters in any encoding. */
  text: 2 * 1024 * 1024,
  upload: 81 * 1024 * 1024,
} as const;

/**
 * Checks every request before Remix. Remix's own CSRF check does not cover resource routes, so the origin is
 * checked here.
 * @throws AppError method_not_allowed, invalid_request, not_found, forbidden_origin or too_large
 */
export function checkRequest(request: Request): void {
  if (!routedMethods.includes(request.method)) throw methodNotAllowed();
  checkUrl(request);
  if (isRead(request)) return;
  checkOrigin(request);
  const length = Number(request.headers.get("Content-Length") ?? 0);
  if (length > bodyLimits.upload) {
    throw new AppError("too_large", m.requestTooLarge());
  }
}

/** Drops the body of a GET or HEAD request, which Remix would refuse. */
export function withoutBody(request: Request): Request {
  if (!isRead(request) || request.body === null) return request;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal });
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function checkUrl(request: Request): void {
  const url = new URL(request.url);
  const levels = levelsToMatch(url);
  if (levels.some((count) => count > maximumLevels)) throw notFound();
  if (
    request.url.length > maximumUrlLength ||
    url.searchParams.size > maximumQueryParameters ||
    levels.reduce((sum, count) => sum + count, 0) > maximumLevelsTogether
  ) {
    throw new AppError("invalid_request", m.addressTooLong());
  }
  // Remix still supports its older protocol, which runs a single loader or action. Its client uses `.data`
  // instead.
  if (url.searchParams.has("_data")) {
    throw new AppError("invalid_request", m.addressUnknown());
  }
}

/** Segment counts of the path or, for a manifest request, of the requested paths. */
function levelsToMatch({ pathname, searchParams }: URL): number[] {
  const paths = pathname === "/__manifest" ? searchParams.getAll("p") : [pathname];
  return paths.map((path) => path.split("/").length - 1);
}

function checkOrigin(request: Request): void {
  const origin = request.headers.get("Origin");
  const foreignOrigin = origin !== null && origin !== new URL(request.url).origin;
  if (foreignOrigin || request.headers.get("Sec-Fetch-Site") === "cross-site") {
    throw new AppError("forbidden_origin", m.otherSite());
  }
}
