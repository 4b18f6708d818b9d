/** What the learner reported as wrong. */
export const wrongPath = "/app/review/wrong";

/** Where an item is reported as wrong, or restored. @param back the page to return to */
export function wrongLink({ id, back }: { id: string; back: string }): string {
  return `${wrongPath}?${new URLSearchParams({ item: id, back })}`;
}

/** The id under which a question of a quiz or test is reported as wrong. */
export function askedId(workId: string, number: number): string {
  return `${workId}-${number}`;
}
