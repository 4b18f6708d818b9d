import { redirect } from "@remix-run/cloudflare";
import { pageAction, pageForm, redirectLoader } from "~/platform/page-route.server";
import { safeRedirect } from "~/platform/redirects";
import { keepForReview } from "./keep-for-review.server";
import * as m from "./messages";
import { removeFromReview } from "./remove-from-review.server";
import { keepForm } from "./schema";

export const loader = redirectLoader("learner", "/app/review");

export const action = pageAction(
  pageForm({
    access: "learner",
    input: keepForm,
    failureTitle: m.notKeptTitle,
    failsTo: { path: "/app/review" },
    async run({ app, actor, input, scope }) {
      const { mode, workId } = input;
      if (input.keep === "remove") {
        await removeFromReview(app, actor, { mode, workId });
        scope.leaveNotice({ tone: "info", title: m.releasedTitle(), message: m.released() });
        return redirect(safeRedirect(input.back, "/app/review"));
      }
      const keep = input.keep === "yes";
      const count = await keepForReview(app, actor, { mode, workId, keep });
      if (keep) {
        scope.leaveNotice({ tone: "success", title: m.keptTitle(), message: m.kept({ count }) });
      }
      return redirect(safeRedirect(input.back, "/app/review"));
    },
  }),
);
