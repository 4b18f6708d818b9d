/** How far into a page its title is looked for. */
const longest = 64 * 1024;

/**
 * Reads the beginning of arriving bytes: at least 64 KiB, if there are as many.
 * @returns the beginning, and all bytes, of which it is the first piece
 */
export async function readHead(
  arriving: AsyncIterable<Uint8Array>,
): Promise<{ head: Uint8Array; bytes: AsyncIterable<Uint8Array> }> {
  const source = arriving[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let size = 0;
  while (size < longest) {
    const { done, value } = await source.next();
    if (done) break;
    read.push(value);
    size += value.byteLength;
  }
  const head = new Uint8Array(await new Blob(read as Uint8Array<ArrayBuffer>[]).arrayBuffer());
  return { head, bytes: continued(head, source) };
}

async function* continued(
  head: Uint8Array,
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield head;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  } finally {
    await source.return?.();
  }
}
