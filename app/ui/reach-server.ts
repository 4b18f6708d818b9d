import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import type { FormResult } from "~/ui/form-result";
import * as m from "./messages";

/**
 * A form's way to the server from the browser. Where no answer comes back, the form keeps what was
 * typed and says so: without this the page itself would give way to an error.
 * @param title heads what is said
 * @param failure what is said where the connection stands and still nothing comes back
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
    // With this status the loaders are not asked again, which would fail too.
    return Response.json({ intent: form.get("intent"), result }, { status: 503 });
  }
}

function isText(entry: [string, FormDataEntryValue]): entry is [string, string] {
  return typeof entry[1] === "string";
}
