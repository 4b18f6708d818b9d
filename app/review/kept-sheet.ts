/** Items per sheet, about three printed pages; the others come on the next sheet. */
export const mostOnSheet = 40;

/** A stored sheet: the ids of its items, in order. */
export interface KeptSheet {
  madeAt: string;
  ids: string[];
}

/** The prefix of the keys of a learner's sheets. */
export function sheetFolder({ id }: { id: string }): string {
  return `sheets/${id}/`;
}

export function sheetKey(learner: { id: string }, code: string): string {
  return `${sheetFolder(learner)}${code}.json`;
}
