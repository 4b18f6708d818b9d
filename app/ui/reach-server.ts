import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import type { FormResult } from "~/ui/form-result";
import * as m from "./messages";

/**
 * For a route's `clientAction`: submits the form and, if the server does not respond, keeps its values and
 * shows a notice. Without it the error page would replace the form.
 * @param title of the notice
 * @param failure message of the notice while online
 */
export async function reachServer(
  { request, serverAction }: ClientActionFunctionArgs,
  { title, failure }: { title: string; failure: string },
): Promise<unknown> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const message = navigator.onLine ? failure : m.formKeptOffline();
    const result: FormResult = {
      values: Object.fromEntries([...form].filter(isText)),
      errors: {},
      notice: { tone: "error", title, message },
    };
    // With this status Remix does not revalidate loaders, which would fail too.
    return Response.json({ intent: form.get("intent"), result }, { status: 503 });
  }
}

function isText(entry: [string, FormDataEntryValue]): entry is [string, string] {
  return typeof entry[1] === "string";
}
