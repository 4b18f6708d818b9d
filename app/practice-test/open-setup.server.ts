import { planLimit } from "~/billing/plans";
import { listFiles } from "~/library/list-files.server";
import type { Actor, App } from "~/platform/app.server";
import { listPracticeTests } from "./list-practice-tests.server";
import { testLink } from "./practice-test-links";

/** What the setup shows: the files to choose from, the plan's limit, and earlier tests. */
export async function openSetup(app: App, actor: Actor) {
  const [files, tests] = await Promise.all([listFiles(app, actor), listPracticeTests(app, actor)]);
  return {
    files: files.map(({ id, name, status, problem, pages, words }) => {
      return { id, name, status, problem, pages, words };
    }),
    limit: planLimit(actor.tier, "practiceTest"),
    history: tests.map((test) => ({ ...test, href: testLink(test.id) })),
  };
}
