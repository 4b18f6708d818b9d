import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, redirectDocument } from "@remix-run/cloudflare";
import type { z } from "zod";
import { joinSentences } from "~/localization/join-sentences";
import type { App, Owner } from "./app.server";
import { AppError, type ErrorCode, notFound } from "./errors";
import * as m from "./messages";
import {
  type FormAnswer,
  type FormOutcome,
  failedForm,
  failureNotice,
  formFailure,
  type MissingRedirect,
  pageFailure,
  redirectIfMissing,
} from "./page-failure.server";
import { readForm } from "./request-body.server";
import { bodyLimits } from "./request-checks.server";
import type { RequestScope } from "./request-scope.server";
import {
  type Access,
  asAppError,
  markAsRouteHandler,
  methodNotAllowed,
  noInput,
  type RateName,
  type RouteArguments,
  type RouteContext,
  requireAccess,
  requireRate,
} from "./route.server";
import type { CspSources } from "./security-headers.server";
import { idForForm, presentErrors, textValues, withAddress } from "./submitted-form.server";

interface PageLoader<A extends Access, S extends z.ZodType, R, E> {
  access: A;
  /** Schema of path parameters and query. */
  input: S;
  missing?: MissingRedirect;
  /**
   * CSP sources for this page only. Such a page always loads as a document, to get its own policy, and links
   * from it must load documents too. Null if it needs none.
   */
  foreign?(app: App): CspSources | null;
  /** Reads in the same round trip as the session. `run` gets the result; null if nobody is logged in. */
  early?(context: { app: App; owner: Owner; input: z.output<S>; request: Request }): Promise<E>;
  run(
    context: RouteContext<A, z.output<S>> & { early: A extends "learner" ? E : E | null },
  ): Promise<R>;
}

/**
 * A page's loader. Visitors of a protected page are sent to `/auth` and back. Missing things lead to the 404
 * page or to `missing`.
 */
export function pageLoader<A extends Access, S extends z.ZodType, R, E = never>(
  declared: PageLoader<A, S, R, E>,
): (args: RouteArguments) => Promise<R> {
  return markAsRouteHandler(async (args: RouteArguments) => {
    const { scope } = args.context;
    try {
      // Remix passes OPTIONS to the loaders of routes without a component.
      if (args.request.method === "OPTIONS") throw methodNotAllowed();
      allowForeign(scope, declared.foreign?.(scope.app) ?? null);
      const query = Object.fromEntries(new URL(args.request.url).searchParams);
      const address = declared.input.safeParse({ ...query, ...args.params });
      const reading = address.success ? readEarly(scope, declared, address.data) : null;
      // If access is denied, nobody awaits this.
      reading?.catch(() => {});
      const actor = await requireAccess(scope, declared.access);
      // Learners cannot correct a wrong URL, so there is no message about it.
      if (!address.success) throw notFound();
      const early = (actor ? await reading : null) as A extends "learner" ? E : E | null;
      const { app } = scope;
      return await declared.run({
        app,
        actor,
        input: address.data,
        request: args.request,
        scope,
        early,
      });
    } catch (error) {
      throw redirectIfMissing(error, scope, declared.missing) ?? (await pageFailure(error, args));
    }
  });
}

/** The loader of a path that only takes forms. */
export function redirectLoader(access: Access, path: string) {
  return pageLoader({ access, input: noInput, run: async () => redirect(path) });
}

async function readEarly<A extends Access, S extends z.ZodType, R, E>(
  scope: RequestScope,
  { early }: PageLoader<A, S, R, E>,
  input: z.output<S>,
): Promise<E | null> {
  const owner = early ? await scope.owner() : null;
  const { app, request } = scope;
  return early && owner ? early({ app, owner, input, request }) : null;
}

function allowForeign(scope: RequestScope, places: CspSources | null): void {
  if (!places) return;
  const { pathname, search } = new URL(scope.request.url);
  if (scope.request.method === "GET" && pathname.endsWith(".data")) {
    throw redirectDocument(
      pathname.replace(/\.data$/, "") + search.replace(/[?&]_routes=[^&]*/, ""),
    );
  }
  scope.cspSources = places;
}

type FormHandler<R> = (args: RouteArguments, form: FormData) => Promise<R>;

/** Typed as what `useActionData` returns, so without redirects. @template R outcome of its forms */
type PageAction<R> = (args: RouteArguments) => Promise<FormAnswer | Exclude<R, FormOutcome>>;

type OutcomeOf<F> =
  F extends FormHandler<infer R> ? R : F extends Record<string, FormHandler<infer R>> ? R : never;

interface Form<A extends Access, S extends z.ZodType, R> {
  access: A;
  /** Schema of form fields, query and path parameters. */
  input: S;
  rate?: RateName;
  /** Message for the title of the notice if this form fails, such as "Login failed". */
  failureTitle: () => string;
  /** Fields whose values are never sent back. */
  secrets?: readonly string[];
  /** Redirect for a failed form without its own page, with a notice: `message`, or else the error's. */
  failsTo?: { path: string; message?: () => string };
  missing?: MissingRedirect;
  /**
   * Returns or throws a redirect, or returns data for the page. `newId` is the id for what the form creates:
   * the same if a form with an `IdempotencyKeyField` is sent twice.
   */
  run(context: RouteContext<A, z.output<S>> & { form: FormData; newId: string }): Promise<R>;
}

/** A form of a page. On failure the page gets the values, error messages and a notice. */
export function pageForm<A extends Access, S extends z.ZodType, R>(
  declared: Form<A, S, R>,
): FormHandler<R | FormOutcome> {
  return async (args, form) => {
    const { scope } = args.context;
    const submission = parseWithZod(withAddress(form, args), { schema: declared.input });
    const values = textValues(form, declared.secrets ?? []);
    try {
      const actor = await requireAccess(scope, declared.access);
      if (submission.status !== "success") {
        const errors = presentErrors(submission.status === "error" ? submission.error : null);
        if (declared.failsTo) {
          throw new AppError("invalid_request", joinSentences(Object.values(errors).flat()));
        }
        return data(failedForm(form, { values, errors }), 400);
      }
      if (declared.rate) await requireRate(scope.app, args.request, declared.rate);
      return await declared.run({
        app: scope.app,
        actor,
        input: submission.value,
        request: args.request,
        scope,
        form,
        newId: await idForForm(form, args, actor),
      });
    } catch (error) {
      const away = redirectIfMissing(error, scope, declared.missing);
      if (away) return away;
      if (!declared.failsTo) {
        return await formFailure(error, args, form, declared.failureTitle(), values);
      }
      if (error instanceof Response) throw error;
      const known = await asAppError(error, "page_failed", args);
      const { path, message = () => known.message } = declared.failsTo;
      scope.leaveNotice(failureNotice(known, declared.failureTitle(), message()));
      return redirect(path);
    }
  };
}

/**
 * A page's action: runs the form named by `intent`, or the only form.
 * @param body `text` for forms with a long text
 */
export function pageAction<F extends Record<string, FormHandler<unknown>> | FormHandler<unknown>>(
  forms: F,
  body: "form" | "text" = "form",
): PageAction<OutcomeOf<F>> {
  return markAsPageAction(async (args) => {
    try {
      requirePost(args);
      const form = await readForm(args.request, bodyLimits[body]);
      const handler = handlerOf(forms, String(form.get("intent")));
      if (!handler) throw new AppError("invalid_request", m.unknownForm());
      return await handler(args, form);
    } catch (error) {
      throw await pageFailure(error, args);
    }
  });
}

function handlerOf(
  forms: Record<string, FormHandler<unknown>> | FormHandler<unknown>,
  intent: string,
): FormHandler<unknown> | undefined {
  return typeof forms === "function" ? forms : forms[intent];
}

interface UploadForm<R> {
  access: "learner";
  rate: RateName;
  failureTitle(code: ErrorCode): string;
  run(
    context: Omit<RouteContext<"learner", never>, "input"> & {
      /** Receives the form's fields as they arrive; if the form fails, they go back to the page. */
      fields: Record<string, string>;
    },
  ): Promise<R>;
}

/** A page's action for uploads: `run` reads the request as a stream. */
export function pageUpload<R>(declared: UploadForm<R>): PageAction<R> {
  return markAsPageAction(async (args) => {
    const { scope } = args.context;
    const fields: Record<string, string> = {};
    try {
      requirePost(args);
      const actor = await requireAccess(scope, declared.access);
      await requireRate(scope.app, args.request, declared.rate);
      return await declared.run({ app: scope.app, actor, request: args.request, scope, fields });
    } catch (error) {
      if (error instanceof AppError && error.code === "method_not_allowed") {
        throw await pageFailure(error, args);
      }
      const title = declared.failureTitle(
        error instanceof AppError ? error.code : "internal_error",
      );
      return await formFailure(error, args, new FormData(), title, fields);
    }
  });
}

function markAsPageAction<R>(handle: (args: RouteArguments) => Promise<unknown>): PageAction<R> {
  return markAsRouteHandler(handle) as PageAction<R>;
}

/** Remix passes all methods but GET and HEAD to actions. */
function requirePost({ request }: RouteArguments): void {
  if (request.method !== "POST") throw methodNotAllowed();
}
