import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeleteWorkScreen } from "~/assessment/components/delete-work";
import { deletePage } from "~/assessment/delete-page.server";
import { pageMeta } from "~/platform/product";
import { findQuiz } from "./find-quiz.server";
import * as m from "./messages";
import { resultLink } from "./quiz-links";
import { removeQuiz } from "./remove-quiz.server";

export const meta: MetaFunction = () => pageMeta(m.title());

const page = deletePage({
  async find(app, actor, id) {
    const quiz = await findQuiz(app, actor, id);
    return { title: quiz.title, backHref: resultLink(quiz) };
  },
  remove: removeQuiz,
  goneHref: "/app/quiz",
});

export const loader = page.loader;
export const action = page.action;

export default function DeleteQuiz() {
  const answer = useActionData<typeof action>();
  return (
    <DeleteWorkScreen
      kind="quiz"
      {...useLoaderData<typeof loader>()}
      notice={answer?.result.notice}
    />
  );
}
