import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { joinSentences } from "~/localization/join-sentences";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { originOf } from "./calendar-url.server";
import { SheetScreen } from "./components/sheet-screen";
import type { SheetView } from "./components/sheet-views";
import { endSession } from "./end-session.server";
import { enterSheet } from "./enter-sheet.server";
import { makeSheet } from "./make-sheet.server";
import * as m from "./messages";
import { openSheet } from "./open-sheet.server";
import { readQueue } from "./read-queue.server";
import { sheetLink, sheetPath } from "./review-links";
import { sheetForm, sheetParameters } from "./schema";
import { readSheetCode, showSheetCode } from "./sheet-code";
import { viewPlace } from "./view-place";

export const meta: MetaFunction = () => pageMeta(m.onPaper());

export const loader = pageLoader({
  access: "learner",
  input: sheetParameters,
  async run({ app, actor, input, request }) {
    if (input.code === undefined) {
      const code = await makeSheet(app, actor);
      if (code !== null) throw redirect(sheetLink(code));
      return { sheet: null, unknown: null };
    }
    const sheet = await viewSheet(app, actor, input.code, request);
    return { sheet, unknown: sheet ? null : input.code };
  },
});

/** @returns null if the learner has no sheet with this code */
async function viewSheet(
  app: App,
  actor: Actor,
  typed: string,
  request: Request,
): Promise<SheetView | null> {
  const code = readSheetCode(typed);
  const sheet = code && (await openSheet(app, actor, code).catch(nullIfMissing));
  if (!sheet) return null;
  return {
    code: showSheetCode(sheet.code),
    madeAt: sheet.madeAt.toISOString(),
    address: new URL(sheetPath, originOf(app, request)).href.replace(/^https?:\/\//, ""),
    places: sheet.places.map(viewPlace),
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}

/** What the end of a session says, too: how today's answers were, and when to come back. */
async function sumUp(app: App, actor: Actor): Promise<string> {
  const queue = await readQueue(app, actor);
  const { answers, right, next } = await endSession(app, actor, queue, { scope: {}, files: [] });
  return joinSentences([m.answeredToday({ correct: right, total: answers }), next]);
}

export const action = pageAction(
  pageForm({
    access: "learner",
    input: sheetForm,
    failureTitle: m.sheetNotSaved,
    missing: { path: sheetPath, title: m.sheetNotFound },
    async run({ app, actor, input, scope }) {
      const code = readSheetCode(input.code) ?? "";
      const ticks = input.ticks.map((tick) => (tick === "skip" ? null : (tick ?? null)));
      const count = await enterSheet(app, actor, code, ticks);
      scope.leaveNotice(
        count > 0
          ? {
              tone: "success",
              title: m.sheetSaved({ count }),
              message: await sumUp(app, actor),
            }
          : { tone: "info", title: m.sheetSavedBefore() },
      );
      return redirect(sheetLink(code));
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.sheetNotSaved(), failure: m.noAnswer() });

export default function ReviewSheet() {
  const answer = useActionData<typeof action>();
  return <SheetScreen {...useLoaderData<typeof loader>()} result={answer?.result} />;
}
