import { scopeSchema } from "~/library/schema";
import { pageAction, pageForm, redirectLoader } from "~/platform/page-route.server";
import { exportNotes, notesResponse } from "./export-notes.server";
import * as m from "./messages";

export const loader = redirectLoader("learner", "/app");

export const action = pageAction(
  pageForm({
    access: "learner",
    input: scopeSchema,
    failureTitle: m.exportFailed,
    failsTo: { path: "/app", message: m.exportFailedAdvice },
    async run({ app, actor, input, scope }) {
      const notes = await exportNotes(app, actor, input);
      scope.leaveNotice({ tone: "success", title: m.exportDone() });
      return notesResponse(notes);
    },
  }),
);
