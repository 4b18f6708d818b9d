import { planLimit } from "~/billing/plans";
import { listMaterials } from "~/courses/list-materials.server";
import { readItemCounts } from "~/library/read-item-counts.server";
import type { FileSummary } from "~/library/schema";
import { selectMaterial, statusOf } from "~/library/select-material";
import { countOf } from "~/library/view-item-counts";
import type { Actor, App } from "~/platform/app.server";
import { listPracticeTests } from "./list-practice-tests.server";
import * as m from "./messages";

/** For how many files, newest first, the setup shows how much they hold. */
const counted = 12;

/**
 * What the setup shows: the files to choose from, the course that the URL names, the plan's limit, and
 * earlier tests.
 * @param chosen of its file the possible questions are counted, if they are not known yet
 */
export async function openSetup(
  app: App,
  actor: Actor,
  chosen: { fileId?: string | undefined; courseId?: string | undefined } = {},
) {
  const [{ files, courses }, history] = await Promise.all([
    listMaterials(app, actor),
    listPracticeTests(app, actor),
  ]);
  const { course } = selectMaterial({ files, courses }, chosen);
  const itemCounts = await findItemCounts(app, actor, files, chosen.fileId ?? null);
  return {
    course: course && {
      id: course.id,
      name: course.name,
      documents: course.files.length,
      status: statusOf(course.files),
    },
    files: files.map(({ id, name, status, problem, pages, words }) => {
      return { id, name, status, problem, pages, words, holds: itemCounts.get(id)?.text ?? null };
    }),
    isCounting: [...itemCounts.values()].some(({ isComing }) => isComing),
    limit: planLimit(actor.tier, "practiceTest"),
    history,
  };
}

async function findItemCounts(app: App, actor: Actor, files: FileSummary[], chosen: string | null) {
  const wanted = files.filter(({ id }, index) => index < counted || id === chosen);
  const known = await Promise.all(
    wanted.map(async (file) => {
      const prepare = file.id === (chosen ?? files[0]?.id);
      const { itemCounts, isComing } = await readItemCounts(app, actor, file, { prepare });
      const text = itemCounts && describe(itemCounts.questions);
      return [file.id, { text, isComing }] as const;
    }),
  );
  return new Map(known);
}

function describe(questions: number): string {
  return questions === 0 ? m.nothingToAsk() : countOf(questions, "questions");
}
