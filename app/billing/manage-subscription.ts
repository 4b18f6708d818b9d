import { redirect } from "@remix-run/cloudflare";
import { pageLoader } from "~/platform/page-route.server";
import { noInput } from "~/platform/route.server";
import * as m from "./messages";
import { openPortal } from "./open-portal.server";

/** A GET, so that pages linking here need not allow the provider's host in `form-action`. */
export const loader = pageLoader({
  access: "learner",
  input: noInput,
  missing: { path: "/profile", title: m.noSubscriptionTitle },
  run: async ({ app, actor, request }) =>
    redirect(await openPortal(app, actor, new URL(request.url).origin)),
});
