import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, redirectDocument } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { FormResult, NoticeView } from "~/ui/form-result";
import { upgradeNotice } from "~/ui/upgrade-notice";
import type { Actor, App, Owner } from "./app.server";
import { AppError, type ErrorCode, notFound } from "./errors";
import { idOf, newId } from "./ids";
import * as m from "./messages";
import { readForm } from "./request-body.server";
import { bodyLimits } from "./request-checks.server";
import type { RequestScope } from "./request-scope.server";
import {
  type Access,
  asAppError,
  markAsRouteHandler,
  methodNotAllowed,
  type RateName,
  type RouteArguments,
  type RouteContext,
  requireAccess,
  requireRate,
} from "./route.server";
import type { CspSources } from "./security-headers.server";

/** Redirect with a notice for a page and its forms if their subject no longer exists. */
interface MissingRedirect {
  path: string;
  title: Text;
}

/** A text of a catalogue, chosen for each request. */
type Text = string | (() => string);

const textOf = (text: Text) => (typeof text === "string" ? text : text());

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
  early?(context: { app: App; owner: Owner; input: z.output<S> }): Promise<E>;
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

async function readEarly<A extends Access, S extends z.ZodType, R, E>(
  scope: RequestScope,
  { early }: PageLoader<A, S, R, E>,
  input: z.output<S>,
): Promise<E | null> {
  const owner = early ? await scope.owner() : null;
  return early && owner ? early({ app: scope.app, owner, input }) : null;
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

function redirectIfMissing(
  error: unknown,
  scope: RequestScope,
  missing?: MissingRedirect,
): Response | null {
  if (!missing || !(error instanceof AppError) || error.code !== "not_found") return null;
  scope.leaveNotice({ tone: "info", title: textOf(missing.title), message: error.message });
  return redirect(missing.path);
}

type FormHandler<R> = (args: RouteArguments, form: FormData) => Promise<R>;

/** A redirect, or a form's result for the page. */
export type FormOutcome = Pick<Response, "headers"> | ReturnType<typeof data<FormAnswer>>;

/** Typed as what `useActionData` returns, so without redirects. @template R outcome of its forms */
type PageAction<R> = (args: RouteArguments) => Promise<FormAnswer | Exclude<R, FormOutcome>>;

type OutcomeOf<F> =
  F extends FormHandler<infer R> ? R : F extends Record<string, FormHandler<infer R>> ? R : never;

interface Form<A extends Access, S extends z.ZodType, R> {
  access: A;
  /** Schema of form fields, query and path parameters. */
  input: S;
  rate?: RateName;
  /** Title of the notice if this form fails, such as "Login failed". */
  failureTitle: Text;
  /** Fields whose values are never sent back. */
  secrets?: readonly string[];
  /** Redirect for a failed form without its own page, with a notice: `message`, or else the error's. */
  failsTo?: { path: string; message?: Text };
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
          throw new AppError("invalid_request", Object.values(errors).flat().join(" "));
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
        return await formFailure(error, args, form, textOf(declared.failureTitle), values);
      }
      if (error instanceof Response) throw error;
      const known = await asAppError(error, "page_failed", args);
      const { path, message = known.message } = declared.failsTo;
      scope.leaveNotice(failureNotice(known, textOf(declared.failureTitle), textOf(message)));
      return redirect(path);
    }
  };
}

/** A page action's data for a failed form. */
export interface FormAnswer {
  /** The `intent` of the form that was posted, or null. */
  intent: string | null;
  result: FormResult;
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

interface UploadForm {
  access: "learner";
  rate: RateName;
  failureTitle(code: ErrorCode): string;
  run(context: Omit<RouteContext<"learner", never>, "input">): Promise<FormOutcome>;
}

/** A page's action for uploads: `run` reads the request as a stream. */
export function pageUpload(declared: UploadForm): PageAction<never> {
  return markAsPageAction(async (args) => {
    const { scope } = args.context;
    try {
      requirePost(args);
      const actor = await requireAccess(scope, declared.access);
      await requireRate(scope.app, args.request, declared.rate);
      return await declared.run({ app: scope.app, actor, request: args.request, scope });
    } catch (error) {
      if (error instanceof AppError && error.code === "method_not_allowed") {
        throw await pageFailure(error, args);
      }
      const title = declared.failureTitle(
        error instanceof AppError ? error.code : "internal_error",
      );
      return await formFailure(error, args, new FormData(), title, {});
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

async function formFailure(
  error: unknown,
  args: RouteArguments,
  form: FormData,
  title: string,
  values: Record<string, string>,
): Promise<FormOutcome> {
  if (error instanceof Response) throw error;
  const known = await asAppError(error, "page_failed", args);
  if (known.code === "unauthenticated") throw await pageFailure(known, args);
  const errors: Record<string, string[]> = {};
  for (const issue of known.details.issues ?? []) {
    errors[issue.path] = [...(errors[issue.path] ?? []), issue.message];
  }
  if (known.details.field) errors[known.details.field] = [known.message];
  addHeaders(args.context.scope, known);
  return data(
    failedForm(form, {
      values,
      errors,
      notice: failureNotice(known, title, known.message),
    }),
    known.status,
  );
}

/** Plan limits open the upgrade dialog. */
function failureNotice(error: AppError, title: string, message: string): NoticeView {
  return error.code === "upgrade_required"
    ? upgradeNotice(error.message)
    : { tone: "error", title, message };
}

/** Remix drops headers of action data in document responses, so they are set on the response. */
export function addHeaders({ responseHeaders }: RequestScope, { details }: AppError): void {
  for (const [name, value] of Object.entries(details.headers ?? {})) {
    responseHeaders.set(name, value);
  }
}

function failedForm(form: FormData, result: FormResult): FormAnswer {
  const intent = form.get("intent");
  return { intent: typeof intent === "string" ? intent : null, result };
}

async function pageFailure(error: unknown, args: RouteArguments): Promise<unknown> {
  if (error instanceof Response) return error;
  const { request } = args;
  const known = await asAppError(error, "page_failed", args);
  if (known.code === "unauthenticated") {
    const url = new URL(request.url);
    const target = request.method === "GET" ? url.pathname + url.search : "/app";
    return redirect(`/auth?redirectTo=${encodeURIComponent(target.replace(/\.data(?=\?|$)/, ""))}`);
  }
  addHeaders(args.context.scope, known);
  return data({ message: known.message }, known.status);
}

/** The id depends on all fields: a form that was corrected after an error creates something new. */
async function idForForm(
  form: FormData,
  { request }: RouteArguments,
  actor: Actor | null,
): Promise<string> {
  if (!form.get("once")) return newId();
  const fields = [...form].map(([name, value]) => `${name}=${String(value)}`);
  return idOf(actor?.id ?? "", new URL(request.url).pathname, ...fields);
}

function withAddress(form: FormData, { request, params }: RouteArguments): FormData {
  const whole = new FormData();
  for (const [name, value] of new URL(request.url).searchParams) whole.set(name, value);
  for (const name of new Set(form.keys())) {
    whole.delete(name);
    for (const value of form.getAll(name)) whole.append(name, value as string);
  }
  for (const [name, value] of Object.entries(params)) whole.set(name, value ?? "");
  return whole;
}

function textValues(form: FormData, secrets: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !secrets.includes(name)) values[name] = value;
  }
  return values;
}

function presentErrors(
  errors: Record<string, string[] | null> | null | undefined,
): Record<string, string[]> {
  const present: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(errors ?? {})) {
    if (messages) present[name] = messages;
  }
  return present;
}
