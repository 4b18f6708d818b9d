import { redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { noInput } from "~/platform/route.server";
import * as m from "./messages";
import { closeSession } from "./open-session.server";

export const loader = pageLoader({
  access: "public",
  input: noInput,
  run: async () => redirect("/"),
});

export const action = pageAction(
  pageForm({
    access: "public",
    input: z.object({}),
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
