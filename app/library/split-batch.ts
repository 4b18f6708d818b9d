/** Statements that stay in one batch. */
export interface BatchStep<Statement> {
  statements: readonly Statement[];
  /** How much they write, in a unit of the caller's choice. */
  size: number;
}

/** The steps' statements in batches of at most `limit`, or of one larger step. */
export function splitBatch<Statement>(
  steps: readonly BatchStep<Statement>[],
  limit: number,
): Statement[][] {
  const batches: Statement[][] = [];
  let room = -1;
  for (const { statements, size } of steps) {
    const current = size <= room ? batches.at(-1) : undefined;
    if (current) current.push(...statements);
    else batches.push([...statements]);
    room = (current ? room : limit) - size;
  }
  return batches;
}
