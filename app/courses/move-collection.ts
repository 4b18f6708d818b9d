import { redirect } from "@remix-run/cloudflare";
import { pageAction, pageForm, redirectLoader } from "~/platform/page-route.server";
import { safeRedirect } from "~/platform/redirects";
import { coursesPath } from "./course-links";
import * as m from "./messages";
import { moveCollection } from "./move-collection.server";
import { collectionMoveForm } from "./schema";

export const loader = redirectLoader("learner", coursesPath);

/** Puts a deck or past paper into a course, or takes it out. */
export const action = pageAction(
  pageForm({
    access: "learner",
    input: collectionMoveForm,
    failureTitle: m.notMovedTitle,
    failsTo: { path: coursesPath },
    async run({ app, actor, input: { collection, courseId, back }, scope }) {
      await moveCollection(app, actor, collection, courseId);
      scope.leaveNotice({
        tone: "success",
        title: courseId === null ? m.takenOutTitle() : m.putInTitle(),
      });
      return redirect(safeRedirect(back, coursesPath));
    },
  }),
);
