import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, redirectDocument } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { FormResult, NoticeView } from "~/ui/form-result";
import type { Actor, App, Owner } from "./app.server";
import { AppError, type ErrorCode, notFound } from "./errors";
import { idOf, newId } from "./ids";
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

/** Where a page and its form lead, with a notice, once the thing that they are about is gone. */
interface MissingRedirect {
  path: string;
  title: Text;
}

/** A text of a catalogue, chosen for each request. */
type Text = string | (() => string);

const textOf = (text: Text) => (typeof text === "string" ? text : text());

interface PageLoader<A extends Access, S extends z.ZodType, R, E> {
  access: A;
  /** The shape of path parameters and query together. */
  input: S;
  missing?: MissingRedirect;
  /**
   * Other sites' places that this page needs, and no other: it is always loaded as a document of
   * its own, so that its policy is its own. What leads away from it has to be so as well. Null
   * where it needs none.
   */
  foreign?(app: App): CspSources | null;
  /**
   * What the page needs whoever asks, read on the same way to the database as the session and its
   * learner. `run` gets it once they are known; null where nobody is logged in.
   */
  early?(context: { app: App; owner: Owner; input: z.output<S> }): Promise<E>;
  run(
    context: RouteContext<A, z.output<S>> & { early: A extends "learner" ? E : E | null },
  ): Promise<R>;
}

/**
 * The loader of a page. An anonymous visitor of a protected page goes to `/auth` and comes back
 * afterwards; a missing thing shows the 404 page, or `missing`.
 */
export function pageLoader<A extends Access, S extends z.ZodType, R, E = never>(
  declared: PageLoader<A, S, R, E>,
): (args: RouteArguments) => Promise<R> {
  return markAsRouteHandler(async (args: RouteArguments) => {
    const { scope } = args.context;
    try {
      // Remix gives them to the loader of a route without a component.
      if (args.request.method === "OPTIONS") throw methodNotAllowed();
      allowForeign(scope, declared.foreign?.(scope.app) ?? null);
      const query = Object.fromEntries(new URL(args.request.url).searchParams);
      const address = declared.input.safeParse({ ...query, ...args.params });
      const reading = address.success ? readEarly(scope, declared, address.data) : null;
      // Who may not see the page does not wait for it.
      reading?.catch(() => {});
      const actor = await requireAccess(scope, declared.access);
      // What is wrong with an address is nothing that a learner could read or mend.
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

/** A redirect, or what the page shows of a form. */
export type FormOutcome = Pick<Response, "headers"> | ReturnType<typeof data<FormAnswer>>;

/**
 * Typed as what `useActionData` gives the page: a redirect leaves it.
 * @template R what its forms end in
 */
type PageAction<R> = (args: RouteArguments) => Promise<FormAnswer | Exclude<R, FormOutcome>>;

type OutcomeOf<F> =
  F extends FormHandler<infer R> ? R : F extends Record<string, FormHandler<infer R>> ? R : never;

interface Form<A extends Access, S extends z.ZodType, R> {
  access: A;
  /** The shape of the form's fields together with the query and the path parameters. */
  input: S;
  rate?: RateName;
  /** Heads the notice when this form fails: "Login failed". */
  failureTitle: Text;
  /** Fields whose value never goes back to the page. */
  secrets?: readonly string[];
  /**
   * Where a form without a page of its own goes when it fails, with a notice: `message`, or else
   * the reason itself.
   */
  failsTo?: { path: string; message?: Text };
  missing?: MissingRedirect;
  /**
   * Ends in a redirect, thrown or returned, or in data for the page. `newId` is for what the form
   * makes: the same where a form with a `IdempotencyKeyField` is sent twice.
   */
  run(context: RouteContext<A, z.output<S>> & { form: FormData; newId: string }): Promise<R>;
}

/** One form of a page. A failure keeps what was typed and says what is wrong, and where. */
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

/** What a page's action answers when a form did not succeed. */
export interface FormAnswer {
  /** The `intent` of the form that was posted, or null. */
  intent: string | null;
  result: FormResult;
}

/**
 * The action of a page: the form named by the posted `intent`, or the page's only form.
 * @param body `text` where a form carries a long text
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
      if (!handler) throw new AppError("invalid_request", "That form is not known here.");
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

/** The action of a page whose form carries files: `run` reads the request as a bounded stream. */
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

/** Remix gives an action whatever is no read. */
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

/** What the plan does not include is told by the upgrade dialog, whatever form asked for it. */
function failureNotice(error: AppError, title: string, message: string): NoticeView {
  return error.code === "upgrade_required"
    ? { tone: "error", title: "Upgrade to Premium", message: error.message, upgrade: true }
    : { tone: "error", title, message };
}

/** Remix drops the headers of an action's data from a page; the answer as a whole keeps them. */
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

/** A form that went back to its page and was changed there makes something of its own. */
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
