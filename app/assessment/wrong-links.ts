/** The page of reported items. */
export const wrongPath = "/app/review/wrong";

/** The page that reports or restores an item. @param back the page to return to */
export function wrongLink({ id, back }: { id: string; back: string }): string {
  return `${wrongPath}?${new URLSearchParams({ item: id, back })}`;
}

/** The id under which a question of a quiz or test is reported as wrong. */
export function askedId(workId: string, number: number): string {
  return `${workId}-${number}`;
}
