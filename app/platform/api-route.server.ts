import type { z } from "zod";
import { AppError, unexpectedError } from "./errors";
import { readJson } from "./request-body.server";
import { bodyLimits } from "./request-checks.server";
import {
  type Access,
  asAppError,
  markAsRouteHandler,
  methodNotAllowed,
  parseInput,
  type RateName,
  type RouteArguments,
  type RouteContext,
  requireAccess,
  requireRate,
} from "./route.server";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";

interface Endpoint<A extends Access, S extends z.ZodType> {
  access: A;
  /**
   * Schema of path parameters and query (GET, DELETE) or JSON body (POST, PATCH). With `body: "stream"`, of path
   * parameters only; `run` reads the body itself.
   */
  input: S;
  /** `text`: JSON with a long text. */
  body?: BodyKind;
  rate?: RateName;
  /** Status of a success; default 200. */
  status?: number;
  /** Returns the JSON of the response, or a Response. */
  run(context: RouteContext<A, z.output<S>>): Promise<unknown>;
}

type BodyKind = "json" | "text" | "stream";

type Handler = (args: RouteArguments) => Promise<Response>;

/** A method of an API path. Types are inferred here; `apiRoute` combines methods. */
export function endpoint<A extends Access, S extends z.ZodType>(declared: Endpoint<A, S>): Handler {
  return async ({ request, params, context }) => {
    const { app } = context.scope;
    const actor = await requireAccess(context.scope, declared.access);
    if (declared.rate) await requireRate(app, request, declared.rate);
    const values = await readValues(request, declared.body ?? "json");
    const input = parseInput(declared.input, { ...values, ...params });
    const result = await declared.run({ app, actor, input, request, scope: context.scope });
    if (result instanceof Response) return result;
    return Response.json(result, { status: declared.status ?? 200 });
  };
}

/**
 * Loader and action of a resource route under `/api`. Failures become the API's error envelope; unsupported
 * methods become 405.
 */
export function apiRoute(methods: Partial<Record<Method, Handler>>): {
  loader: Handler;
  action: Handler;
} {
  const taken = Object.keys(methods);
  const handle = markAsRouteHandler(async (args: RouteArguments): Promise<Response> => {
    const { method } = args.request;
    try {
      const handler = methods[(method === "HEAD" ? "GET" : method) as Method];
      if (!handler) throw methodNotAllowed(taken);
      return await handler(args);
    } catch (error) {
      return errorResponse(await asAppError(error, "api_failed", args));
    }
  }, taken);
  return { loader: handle, action: handle };
}

/** The API's error envelope for anything thrown. */
export function errorResponse(error: unknown): Response {
  const known = error instanceof AppError ? error : unexpectedError();
  return Response.json(known.toEnvelope(), {
    status: known.status,
    headers: known.details.headers,
  });
}

async function readValues(request: Request, body: BodyKind): Promise<Record<string, unknown>> {
  if (request.method === "POST" || request.method === "PATCH") {
    if (body === "stream") return {};
    return readJson(request, body === "text" ? bodyLimits.text : bodyLimits.form);
  }
  return Object.fromEntries(new URL(request.url).searchParams);
}
