import { redirect } from "@remix-run/cloudflare";
import { pageLoader } from "~/platform/page-route.server";
import { noInput } from "~/platform/route.server";
import * as m from "./messages";
import { openPortal } from "./open-portal.server";

/** A link and not a form, so that a page that leads here need not name the provider's host. */
export const loader = pageLoader({
  access: "learner",
  input: noInput,
  missing: { path: "/profile", title: m.noSubscriptionTitle },
  run: async ({ app, actor, request }) =>
    redirect(await openPortal(app, actor, new URL(request.url).origin)),
});
