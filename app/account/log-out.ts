import { redirect } from "@remix-run/cloudflare";
import { pageAction, pageForm, redirectLoader } from "~/platform/page-route.server";
import { noInput } from "~/platform/route.server";
import * as m from "./messages";
import { closeSession } from "./open-session.server";

export const loader = redirectLoader("public", "/");

export const action = pageAction(
  pageForm({
    access: "public",
    input: noInput,
    failureTitle: m.logoutFailedTitle,
    failsTo: { path: "/app" },
    async run({ scope }) {
      await closeSession(scope);
      scope.leaveNotice({
        tone: "success",
        title: m.loggedOutTitle(),
        message: m.loggedOut(),
      });
      return redirect("/auth");
    },
  }),
);
