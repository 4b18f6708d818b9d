import { planLimit } from "~/billing/plans";
import { listFiles } from "~/library/list-files.server";
import { readHoldings } from "~/library/read-holdings.server";
import type { FileSummary } from "~/library/schema";
import { countOf } from "~/library/view-holdings";
import type { Actor, App } from "~/platform/app.server";
import { listPracticeTests } from "./list-practice-tests.server";
import * as m from "./messages";

/** For how many files, newest first, the setup shows how much they hold. */
const counted = 12;

/**
 * What the setup shows: the files to choose from, the plan's limit, and earlier tests.
 * @param chosen the file to count the possible questions of, if they are not known yet
 */
export async function openSetup(app: App, actor: Actor, chosen: string | null = null) {
  const [files, history] = await Promise.all([
    listFiles(app, actor),
    listPracticeTests(app, actor),
  ]);
  const holdings = await holdingsOf(app, actor, files, chosen);
  return {
    files: files.map(({ id, name, status, problem, pages, words }) => {
      return { id, name, status, problem, pages, words, holds: holdings.get(id)?.text ?? null };
    }),
    isCounting: [...holdings.values()].some(({ isComing }) => isComing),
    limit: planLimit(actor.tier, "practiceTest"),
    history,
  };
}

async function holdingsOf(app: App, actor: Actor, files: FileSummary[], chosen: string | null) {
  const wanted = files.filter(({ id }, index) => index < counted || id === chosen);
  const known = await Promise.all(
    wanted.map(async (file) => {
      const prepare = file.id === (chosen ?? files[0]?.id);
      const { holdings, isComing } = await readHoldings(app, actor, file, { prepare });
      const text = holdings && describe(holdings.questions);
      return [file.id, { text, isComing }] as const;
    }),
  );
  return new Map(known);
}

function describe(questions: number): string {
  return questions === 0 ? m.nothingToAsk() : countOf(questions, "questions");
}
