import { grades } from "~/assessment/grades";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { answerItem } from "./answer-item.server";
import * as m from "./messages";
import { answerIdOf, openSheet } from "./open-sheet.server";

/**
 * Records what was ticked on a sheet. An answer that was entered before stays as it was.
 * @param ticked by the items' places: a grade, the number of an option, or null for what was left out
 * @returns how many answers are new
 * @throws AppError not_found or invalid_request
 */
export async function enterSheet(
  app: App,
  actor: Actor,
  code: string,
  ticked: readonly (string | null)[],
): Promise<number> {
  if (ticked.every((tick) => tick === null)) {
    throw new AppError("invalid_request", m.nothingTicked());
  }
  const { places } = await openSheet(app, actor, code);
  const answers = places.flatMap(({ item, entered }, index) => {
    const tick = ticked[index] ?? null;
    if (!item || entered || tick === null) return [];
    const grade = grades.find((one) => one === tick);
    const answer = grade ? { grade } : { selected: Number(tick) };
    return { itemId: item.id, answerId: answerIdOf(code), ...answer };
  });
  await Promise.all(answers.map((answer) => answerItem(app, actor, answer)));
  return answers.length;
}
