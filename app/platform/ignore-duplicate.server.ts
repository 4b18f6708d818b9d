/**
 * Stores what a form makes. Where the same form was sent before, it is there already, and stays.
 * @param insert fails as a whole where the id is taken
 */
export async function ignoreDuplicate(insert: PromiseLike<unknown>): Promise<void> {
  try {
    await insert;
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

/** Has it been stored before? */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /UNIQUE constraint failed: \w+\.id\b/.test(error.message) || isTaken(error.cause);
}
