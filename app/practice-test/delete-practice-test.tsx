import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeleteWorkScreen } from "~/assessment/components/delete-work";
import { deletePage } from "~/assessment/delete-page.server";
import { pageMeta } from "~/platform/product";
import { findPracticeTest } from "./find-practice-test.server";
import * as m from "./messages";
import { reviewLink } from "./practice-test-links";
import { removePracticeTest } from "./remove-practice-test.server";

export const meta: MetaFunction = () => pageMeta(m.testTitle());

const page = deletePage({
  async find(app, actor, id) {
    const test = await findPracticeTest(app, actor, id);
    return { title: test.title, backHref: reviewLink(test.id) };
  },
  remove: removePracticeTest,
  goneHref: "/practice-test",
});

export const loader = page.loader;
export const action = page.action;

export default function DeletePracticeTest() {
  const answer = useActionData<typeof action>();
  return (
    <DeleteWorkScreen
      kind="test"
      {...useLoaderData<typeof loader>()}
      notice={answer?.result.notice}
      heading="h2"
    />
  );
}
