import type { DocumentReading, PackedReading } from "~/platform/ports";

/** A reading as `workers/documents` sends it: one line of JSON, and the passages as compressed JSON. */
type Head = Omit<PackedReading, "unpack">;

const lineFeed = 10;

export async function packReading({ passages, ...reading }: DocumentReading): Promise<Uint8Array> {
  const pages = reading.picturePages.length > 0 ? passages.map(({ page }) => page ?? 0) : [];
  const head: Head = {
    ...reading,
    passageCount: passages.length,
    pagesWithText: [...new Set(pages)],
  };
  const line = new TextEncoder().encode(`${JSON.stringify({ reading: head })}\n`);
  const packed = await through(
    new CompressionStream("gzip"),
    new TextEncoder().encode(JSON.stringify(passages)),
  ).arrayBuffer();
  const bytes = new Uint8Array(line.length + packed.byteLength);
  bytes.set(line);
  bytes.set(new Uint8Array(packed), line.length);
  return bytes;
}

/** @returns the first line's value, with the passages after it if it is a reading. @throws if it is incomplete */
export function unpackAnswer<Failure>(bytes: Uint8Array): { reading: PackedReading } | Failure {
  const end = bytes.indexOf(lineFeed);
  if (end < 0) return JSON.parse(new TextDecoder().decode(bytes));
  const { reading }: { reading: Head } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(0, end)),
  );
  const packed = bytes.subarray(end + 1);
  const unpack = () =>
    through(new DecompressionStream("gzip"), packed).json<DocumentReading["passages"]>();
  return { reading: { ...reading, unpack } };
}

function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array): Response {
  return new Response(new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream));
}
