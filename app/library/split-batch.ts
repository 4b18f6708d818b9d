/** Statements that stay in one batch. */
export interface BatchStep<Statement> {
  statements: readonly Statement[];
  /** How much they write, in a unit of the caller's choice. */
  size: number;
}

/**
 * The steps' statements in batches of at most `limit`, or of one larger step. The next step is asked
 * for once the batches before it are dealt with, so that a long list of steps is never held whole.
 */
export async function* splitBatch<Statement>(
  steps: Iterable<BatchStep<Statement>> | AsyncIterable<BatchStep<Statement>>,
  limit: number,
): AsyncGenerator<Statement[]> {
  let batch: Statement[] = [];
  let room = limit;
  for await (const { statements, size } of steps) {
    if (size > room && batch.length > 0) {
      yield batch;
      batch = [];
      room = limit;
    }
    batch.push(...statements);
    room -= size;
  }
  if (batch.length > 0) yield batch;
}
