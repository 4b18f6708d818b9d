/**
 * Fills the memory that `room` views with what comes.
 * @returns false where more or less comes than there is room for
 */
export async function fillFrom(
  content: ReadableStream<Uint8Array>,
  room: () => Uint8Array,
): Promise<boolean> {
  const reader = content.getReader();
  let filled = 0;
  for (;;) {
    const { value: piece } = await reader.read();
    if (!piece) return filled === room().length;
    if (filled + piece.length > room().length) break;
    room().set(piece, filled);
    filled += piece.length;
  }
  await reader.cancel();
  return false;
}
