import { redirect } from "@remix-run/cloudflare";
import { AppError } from "~/platform/errors";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { noInput } from "~/platform/route.server";
import { exportNotes, notesResponse } from "./export-notes.server";
import { conversationSchema } from "./schema";

export const loader = pageLoader({
  access: "learner",
  input: noInput,
  run: async () => redirect("/app"),
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: conversationSchema,
    failureTitle: "Export Failed",
    async run({ app, actor, input, scope }) {
      try {
        return notesResponse(await exportNotes(app, actor, input));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        // There is no page here to say it in.
        scope.leaveNotice({
          tone: "error",
          title: "Export Failed",
          message: "Could not export your notes. Please try again.",
        });
        return redirect("/app");
      }
    },
  }),
);
