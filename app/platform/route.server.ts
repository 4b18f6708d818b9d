import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { requireAdministrator } from "./administrator.server";
import type { Actor, App } from "./app.server";
import { clientNetwork } from "./client-address.server";
import { AppError, type FieldIssue, unexpectedError } from "./errors";
import * as m from "./messages";
import { pathPattern } from "./path-pattern";
import type { RequestScope } from "./request-scope.server";
import { storageFull } from "./storage-full.server";

/** Shared by both route builders. Routes use `page-route.server` or `api-route.server`. */

/**
 * `learner`: needs a valid session. `public`: no check; the actor may be null. `administrator`: needs
 * `ADMIN_TOKEN`; the actor is null.
 */
export type Access = "public" | "learner" | "administrator";

export type ActorOf<A extends Access> = A extends "learner" ? Actor : Actor | null;

/** Arguments of a route's `run`, after all checks. */
export interface RouteContext<A extends Access, Input> {
  app: App;
  actor: ActorOf<A>;
  input: Input;
  request: Request;
  scope: RequestScope;
}

export interface RouteArguments {
  request: Request;
  params: Record<string, string | undefined>;
  context: AppLoadContext;
}

/** Loaders and actions made by a builder; API handlers with their methods. */
const routeHandlers = new WeakMap<object, readonly string[] | null>();

/** Registers a loader or action; calls record the route in the scope. */
export function markAsRouteHandler<R>(
  handle: (args: RouteArguments) => Promise<R>,
  methods?: readonly string[],
): (args: RouteArguments) => Promise<R> {
  const handler = async (args: RouteArguments) => {
    // A splat of several segments counts as one.
    const route = pathPattern(args.request.url, args.params).replace(/(\/:\*)+$/, "/*");
    args.context.scope.route = route;
    return handle(args);
  };
  routeHandlers.set(handler, methods ?? null);
  return handler;
}

/** @returns null for pages, whose methods follow from the kind of handler */
export function methodsOf(handler: unknown): readonly string[] | null {
  return (typeof handler === "function" && routeHandlers.get(handler)) || null;
}

/**
 * Ensures that every loader and action was made by a builder and thus checks session, size, rate and schema.
 * @throws Error at startup
 */
export function requireRouteHandlers(routes: Record<string, { module: object } | undefined>): void {
  for (const [id, route] of Object.entries(routes)) {
    const module = (route?.module ?? {}) as { loader?: object; action?: object };
    for (const kind of ["loader", "action"] as const) {
      const handler = module[kind];
      if (handler && !routeHandlers.has(handler)) {
        throw new Error(`The ${kind} of ${id} was not made by a route builder.`);
      }
    }
  }
}

export async function requireAccess<A extends Access>(
  scope: RequestScope,
  access: A,
): Promise<ActorOf<A>> {
  if (access === "administrator") {
    await requireAdministrator(scope.app, scope.request);
    return null as ActorOf<A>;
  }
  const actor = await scope.actor();
  if (access === "learner" && !actor) {
    // A session that was, and has ended.
    if (!isWithWorker(scope.request) && (await scope.owner())) scope.emptyBrowser();
    throw loggedOut();
  }
  return actor as ActorOf<A>;
}

/**
 * Whether a service worker may be at work, which empties the browser itself once it has sealed what was not
 * sent: it has the browser mark its navigations, and pages ask for data only where scripts run.
 */
function isWithWorker({ headers }: Request): boolean {
  const mode = headers.get("Sec-Fetch-Mode") ?? "navigate";
  return mode !== "navigate" || headers.has("Service-Worker-Navigation-Preload");
}

/** @throws AppError invalid_request with an issue for each wrong field */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = toIssues(result.error);
  throw new AppError("invalid_request", issues[0]?.message ?? m.invalidRequest(), {
    issues,
  });
}

function toIssues(error: z.ZodError): FieldIssue[] {
  return error.issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.join("."), message: issue.message }));
}

const hour = 3600;

export type RateName = keyof App["config"]["hourlyRates"];

/** @throws AppError rate_limited with `Retry-After` */
export async function requireRate(app: App, request: Request, rate: RateName): Promise<void> {
  const { allowed, retryAfterSeconds } = await app.rateLimiter.take(
    `${rate}:${clientNetwork(request)}`,
    app.config.hourlyRates[rate],
    hour,
  );
  if (!allowed) throw tooManyRequests(retryAfterSeconds);
}

/** @param message says how long to wait */
export function tooManyRequests(
  retryAfterSeconds: number,
  message: (wait: { seconds: number }) => string = m.tooManyRequests,
): AppError {
  return new AppError("rate_limited", message({ seconds: retryAfterSeconds }), {
    headers: { "Retry-After": String(retryAfterSeconds) },
  });
}

/**
 * Converts anything thrown to an AppError. Unexpected errors are logged, unless the account was deleted
 * during the request.
 */
export async function asAppError(
  error: unknown,
  event: string,
  { request, params, context: { scope } }: RouteArguments,
): Promise<AppError> {
  if (error instanceof AppError) return error;
  if (await scope.actorHasGone().catch(() => false)) return loggedOut();
  const { log } = scope.app;
  const fields = { method: request.method, path: pathPattern(request.url, params) };
  const full = storageFull(log, error, fields);
  if (full) return full;
  log.error(event, error, fields);
  return unexpectedError();
}

/** @param allowed methods of an API path; those of pages are found from routes */
export function methodNotAllowed(allowed?: string[]): AppError {
  return new AppError("method_not_allowed", m.methodNotAllowed(), {
    headers: allowed ? { Allow: allowed.join(", ") } : {},
  });
}

function loggedOut(): AppError {
  return new AppError("unauthenticated", m.logInFirst());
}

export const noInput = z.object({});
