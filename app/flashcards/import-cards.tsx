import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { listCourses } from "~/courses/list-courses.server";
import { optionalCourse } from "~/courses/schema";
import { AppError } from "~/platform/errors";
import { addHeaders, type FormAnswer } from "~/platform/page-failure.server";
import { pageLoader, pageUpload } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { ImportScreen } from "./components/import-screen";
import { importCards } from "./import-cards.server";
import * as m from "./messages";

export const meta: MetaFunction = () => pageMeta(m.importTitle());

export const loader = pageLoader({
  access: "learner",
  input: optionalCourse,
  early: ({ app, owner }) => listCourses(app, owner),
  run: async ({ input: { courseId }, early }) => ({
    courses: early.map(({ id, name }) => ({ id, name })),
    courseId: courseId ?? null,
  }),
});

export const action = pageUpload({
  access: "learner",
  rate: "upload",
  failureTitle: m.notImportedTitle,
  async run({ app, actor, request, scope }) {
    const fields: Record<string, string> = {};
    try {
      const imported = await importCards(app, actor, request, fields);
      const { deckId, cards, existing = 0, notice } = imported;
      const message = [
        ...(existing > 0 ? [m.importedExisting({ count: existing })] : []),
        ...(notice ? [notice] : []),
      ].join(" ");
      scope.leaveNotice({
        tone: "success",
        title:
          existing === cards ? m.nothingNewTitle() : m.importedTitle({ count: cards - existing }),
        ...(message ? { message: message.slice(0, 500) } : {}),
      });
      return redirect(deckId === null ? "/app/review" : `/app/flashcards/${deckId}`);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { message, status, details } = error;
      addHeaders(scope, error);
      const result = {
        values: fields,
        errors: details.field ? { [details.field]: [message] } : {},
        notice: { tone: "error" as const, title: m.notImportedTitle(), message },
      };
      return data({ intent: null, result } satisfies FormAnswer, status);
    }
  },
});

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notImportedTitle(), failure: m.noAnswer() });

export default function ImportCards() {
  return (
    <ImportScreen
      {...useLoaderData<typeof loader>()}
      result={useActionData<typeof action>()?.result}
    />
  );
}
