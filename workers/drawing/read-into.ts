/**
 * Reads a stream into memory.
 * @param view of the memory; called for each chunk, since it may have moved
 * @returns false if the stream has more or fewer bytes than the view
 */
export async function readInto(
  content: ReadableStream<Uint8Array>,
  view: () => Uint8Array,
): Promise<boolean> {
  const reader = content.getReader();
  let filled = 0;
  for (;;) {
    const { value: chunk } = await reader.read();
    if (!chunk) return filled === view().length;
    if (filled + chunk.length > view().length) break;
    view().set(chunk, filled);
    filled += chunk.length;
  }
  await reader.cancel();
  return false;
}
