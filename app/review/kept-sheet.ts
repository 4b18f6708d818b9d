/** A few sheets of paper; what is over comes on the next one. */
export const mostOnSheet = 40;

/** A sheet as it is kept beside the database: which items are on it, in their order. */
export interface KeptSheet {
  madeAt: string;
  ids: string[];
}

/** Where all sheets of a learner are. */
export function sheetFolder({ id }: { id: string }): string {
  return `sheets/${id}/`;
}

export function sheetKey(learner: { id: string }, code: string): string {
  return `${sheetFolder(learner)}${code}.json`;
}
