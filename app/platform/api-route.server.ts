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
   * The shape of the call: path parameters together with the query (GET, DELETE) or the JSON body
   * (POST). With `body: "stream"` the path alone; `run` reads the request itself, bounded.
   */
  input: S;
  /** `text`: JSON that carries a long text. */
  body?: BodyKind;
  rate?: RateName;
  /** Status of a success; 200 unless told. */
  status?: number;
  /** Returns the JSON of the answer, or a whole Response for anything else. */
  run(context: RouteContext<A, z.output<S>>): Promise<unknown>;
}

type BodyKind = "json" | "text" | "stream";

type Handler = (args: RouteArguments) => Promise<Response>;

/** One method of an API path. Types are inferred here; `apiRoute` joins the methods. */
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
 * The loader and action of a resource route under `/api`. Failures become the contract's envelope,
 * a method that the path does not have becomes 405.
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

/** The contract's error envelope for anything thrown. */
export function errorResponse(error: unknown): Response {
  const known = error instanceof AppError ? error : unexpectedError();
  return Response.json(known.toEnvelope(), {
    status: known.status,
    headers: known.details.headers,
  });
}

async function readValues(request: Request, body: BodyKind): Promise<Record<string, unknown>> {
  if (request.method === "POST") {
    if (body === "stream") return {};
    return readJson(request, body === "text" ? bodyLimits.text : bodyLimits.form);
  }
  return Object.fromEntries(new URL(request.url).searchParams);
}
