import { ContentDisposition } from "@remix-run/headers";
import { AppError, type ErrorCode } from "./errors";

interface Field {
  kind: "field";
  name: string;
  value: string;
}

/** A file whose bytes are still arriving. */
export interface ArrivingFile {
  kind: "file";
  name: string;
  filename: string;
  /** As declared, without parameters. */
  mediaType: string | undefined;
  /** Read it once, before requesting the next part; the rest is skipped. */
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** In bytes of content, without headers and boundaries. */
interface MultipartLimits {
  fileBytes: number;
  /** Per field; only fields are held in memory. */
  fieldBytes: number;
  totalBytes: number;
  parts: number;
}

type Fault = "file_too_large" | "too_large" | "too_many_parts" | "malformed";

/** The body exceeds a limit, is incomplete, or is not multipart. */
export class MultipartError extends Error {
  override readonly name = "MultipartError";
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

const codes = {
  file_too_large: "too_large",
  too_large: "too_large",
  too_many_parts: "invalid_request",
  malformed: "invalid_request",
} as const satisfies Record<Fault, ErrorCode>;

/** The fields of a form that takes a file or a text. */
const fields: Record<Fault, string | undefined> = {
  file_too_large: "file",
  too_large: "text",
  too_many_parts: "file",
  malformed: undefined,
};

/** The error for the learner who sent a form with a file or a text. */
export function fileFormError(
  { fault }: MultipartError,
  messages: Record<Fault, () => string>,
): AppError {
  return new AppError(codes[fault], messages[fault](), { field: fields[fault] });
}

const mostHead = 8_192;
const headEnd = new TextEncoder().encode("\r\n\r\n");

/** Yields the parts of a multipart body as they arrive. Files are not buffered. @throws MultipartError */
export async function* readMultipart(
  { body, headers }: Request,
  limits: MultipartLimits,
): AsyncGenerator<Field | ArrivingFile> {
  const delimiter = delimiterOf(headers.get("Content-Type") ?? "");
  if (!body || !delimiter) throw new MultipartError("malformed");
  const scanner = new Scanner(body as unknown as AsyncIterable<Uint8Array>);
  try {
    for await (const _ of scanner.upTo(delimiter)) throw new MultipartError("malformed");
    let left = limits.totalBytes;
    const count = (bytes: Uint8Array) => {
      left -= bytes.byteLength;
      if (left < 0) throw new MultipartError("too_large");
    };
    for (let parts = 1; !(await scanner.endsHere()); parts += 1) {
      if (parts > limits.parts) throw new MultipartError("too_many_parts");
      const { name, filename, mediaType } = await readHead(scanner);
      const isFile = filename !== undefined;
      const most = isFile ? limits.fileBytes : limits.fieldBytes;
      const content = bounded(scanner.upTo(delimiter), most, isFile, count);
      if (isFile) yield { kind: "file", name, filename, mediaType, content };
      else yield { kind: "field", name, value: await textOf(content) };
      for await (const _ of content);
    }
  } finally {
    // Browsers show the error of a refused upload only if they can send all of it.
    await scanner.passOver(limits.totalBytes);
  }
}

function delimiterOf(contentType: string): Uint8Array | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  return boundary === undefined ? null : new TextEncoder().encode(`\r\n--${boundary}`);
}

async function readHead(scanner: Scanner) {
  const lines = (await textOf(bounded(scanner.upTo(headEnd), mostHead, false))).split("\r\n");
  const headerOf = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1);
  const { name = "", preferredFilename: filename } = new ContentDisposition(
    headerOf("content-disposition")?.trim(),
  );
  const mediaType = headerOf("content-type")?.replace(/;.*/s, "").trim().toLowerCase();
  return { name, filename, mediaType };
}

async function* bounded(
  content: AsyncIterable<Uint8Array>,
  most: number,
  isFile: boolean,
  count: (bytes: Uint8Array) => void = () => {},
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const bytes of content) {
    size += bytes.byteLength;
    if (size > most) throw new MultipartError(isFile ? "file_too_large" : "too_large");
    count(bytes);
    yield bytes;
  }
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of content) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

/** Reads a body from one delimiter to the next. */
class Scanner {
  readonly #source: AsyncIterator<Uint8Array>;
  /** Arrived but unread bytes. Starts with a line break, as the delimiter does. */
  #held: Uint8Array = new TextEncoder().encode("\r\n");

  constructor(body: AsyncIterable<Uint8Array>) {
    this.#source = body[Symbol.asyncIterator]();
  }

  /** Yields the bytes before the next `mark` and skips the mark. */
  async *upTo(mark: Uint8Array): AsyncGenerator<Uint8Array> {
    for (;;) {
      const held = this.#held;
      const found = Buffer.from(held.buffer, held.byteOffset, held.byteLength).indexOf(mark);
      // A possible start of the mark waits for more bytes.
      const safe = found < 0 ? held.byteLength - mark.byteLength + 1 : found;
      this.#held = held.subarray(found < 0 ? Math.max(0, safe) : found + mark.byteLength);
      if (safe > 0) yield held.subarray(0, safe);
      if (found >= 0) return;
      await this.#more();
    }
  }

  /** Whether this was the last delimiter, which "--" follows. */
  async endsHere(): Promise<boolean> {
    while (this.#held.byteLength < 2) await this.#more();
    return this.#held[0] === 45 && this.#held[1] === 45;
  }

  /** Skips to the end, at most `most` bytes. */
  async passOver(most: number): Promise<void> {
    try {
      for (let read = 0; read < most; read += this.#held.byteLength) {
        this.#held = new Uint8Array();
        await this.#more();
      }
    } catch {
      // The end, or the client disconnected.
    }
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#source.next();
    if (done) throw new MultipartError("malformed");
    const joined = new Uint8Array(this.#held.byteLength + value.byteLength);
    joined.set(this.#held);
    joined.set(value, this.#held.byteLength);
    this.#held = joined;
  }
}

/**
 * Reads a form that has at most one file.
 * @param fields receives the fields as they arrive, also if reading fails
 * @returns what `readFile` makes of the file; null if there is none
 * @throws MultipartError
 */
export async function readFormWithFile<T>(
  request: Request,
  limits: Pick<MultipartLimits, "fileBytes" | "fieldBytes">,
  fields: Record<string, string>,
  readFile: (file: ArrivingFile) => Promise<T>,
): Promise<T | null> {
  let read: T | null = null;
  const totalBytes = limits.fileBytes + limits.fieldBytes;
  for await (const part of readMultipart(request, { ...limits, totalBytes, parts: 6 })) {
    if (part.kind === "field") fields[part.name] = part.value;
    // A form whose file field was left empty sends a nameless, empty file.
    else if (part.filename !== "") {
      if (read !== null) throw new MultipartError("too_many_parts");
      read = await readFile(part);
    }
  }
  return read;
}
