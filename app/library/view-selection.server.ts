import type { Actor, App } from "~/platform/app.server";
import type { StudyScope } from "~/study-scope";
import * as m from "./messages";
import { readItemCounts } from "./read-item-counts.server";
import { type Selection, scopeOf, statusOf } from "./select-material";
import { type ItemCountsView, viewItemCounts } from "./view-item-counts";

/**
 * What is selected, and how much can be made from it, for a setup form.
 * @param item what the form makes
 */
export async function viewSelection(
  app: App,
  actor: Actor,
  selection: Selection,
  item: "questions" | "cards",
): Promise<{ studied: StudyScope & { name: string | null }; itemCounts: ItemCountsView }> {
  const { file, course } = selection;
  return {
    studied: { ...scopeOf(selection), name: (course ?? file)?.name ?? null },
    itemCounts: course
      ? itemCountsOfCourse(course)
      : viewItemCounts(await readItemCounts(app, actor, file), item),
  };
}

/** How much a course holds is not computed, but whether it can hold anything is known. */
function itemCountsOfCourse({ files }: NonNullable<Selection["course"]>): ItemCountsView {
  const unknown = { text: null, isEmpty: false, instead: null, isComing: false };
  switch (statusOf(files)) {
    case "empty":
      return { ...unknown, text: m.courseWithoutDocuments(), isEmpty: true };
    case "unreadable":
      return { ...unknown, text: m.courseWithoutText(), isEmpty: true };
    default:
      return unknown;
  }
}
