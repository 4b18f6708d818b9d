import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { reachServer } from "~/ui/reach-server";

/**
 * `reachServer` for a form with an answer, which the device stores: to send it later if the server does not
 * respond, otherwise to keep the copy up to date.
 * @param keep stores an answer that was not sent, and returns the page to continue with; null if it cannot be stored
 */
export async function reachOrKeep(
  args: ClientActionFunctionArgs,
  texts: { title: string; failure: string },
  keep: (form: FormData, isSent: boolean) => Promise<Response | null>,
): Promise<unknown> {
  const form = await args.request.clone().formData();
  const send = async () => {
    try {
      return await args.serverAction();
    } catch (error) {
      // A redirect: the server has accepted the form.
      if (error instanceof Response) void keep(form, true).catch(() => {});
      if (error instanceof Response || isRouteErrorResponse(error)) throw error;
      const next = await keep(form, false).catch(() => null);
      if (next) return next;
      throw error;
    }
  };
  return reachServer({ ...args, serverAction: send as typeof args.serverAction }, texts);
}
