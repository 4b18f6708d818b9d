/** How a page answers what its loader or form throws. */

import { data, redirect } from "@remix-run/cloudflare";
import type { FormResult, NoticeView } from "~/ui/form-result";
import { upgradeNotice } from "~/ui/upgrade-notice";
import { AppError } from "./errors";
import type { RequestScope } from "./request-scope.server";
import { asAppError, type RouteArguments } from "./route.server";

/** Redirect with a notice for a page and its forms if their subject no longer exists. */
export interface MissingRedirect {
  path: string;
  /** A message, not its text: the language is chosen for each request. */
  title: () => string;
}

export function redirectIfMissing(
  error: unknown,
  scope: RequestScope,
  missing?: MissingRedirect,
): Response | null {
  if (!missing || !(error instanceof AppError) || error.code !== "not_found") return null;
  scope.leaveNotice({ tone: "info", title: missing.title(), message: error.message });
  return redirect(missing.path);
}

export async function pageFailure(error: unknown, args: RouteArguments): Promise<unknown> {
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

/** A page action's data for a failed form. */
export interface FormAnswer {
  /** The `intent` of the form that was posted, or null. */
  intent: string | null;
  result: FormResult;
}

/** A redirect, or a form's result for the page. */
export type FormOutcome = Pick<Response, "headers"> | ReturnType<typeof data<FormAnswer>>;

export async function formFailure(
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
export function failureNotice(error: AppError, title: string, message: string): NoticeView {
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

export function failedForm(form: FormData, result: FormResult): FormAnswer {
  const intent = form.get("intent");
  return { intent: typeof intent === "string" ? intent : null, result };
}
