/** Makes an insert idempotent. @param insert fails as a whole if the id is taken */
export async function ignoreDuplicate(insert: PromiseLike<unknown>): Promise<void> {
  try {
    await insert;
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

/** Whether an insert failed because its id is taken. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /UNIQUE constraint failed: \w+\.id\b/.test(error.message) || isTaken(error.cause);
}
