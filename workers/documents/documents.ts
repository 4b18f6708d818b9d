import { WorkerEntrypoint } from "cloudflare:workers";
import { type AnkiDeck, writeAnkiPackage } from "~/flashcards/anki/write-package";
import { type CardFileType, isCardFileType } from "~/flashcards/import/card-file-types";
import { TooManyCards, UnreadableCards } from "~/flashcards/import/imported-card";
import { readCardFile } from "~/flashcards/import/read-card-file";
import { ExtractionError } from "~/library/extraction/extraction-error";
import { canRead, readDocument } from "~/library/extraction/read-document";
import { uploadRules } from "~/library/upload-rules";
import { consoleLog } from "~/platform/log.server";
import { readPastPaper } from "~/review/past-paper/read-past-paper";
import type { CardsAnswer } from "../card-files";
import type { DocumentFailure } from "../document-reader";
import { createMutex } from "../mutex";
import { packReading } from "../packed-reading";
import { openSqlite } from "./open-sqlite";

/** Milliseconds; longer than a document is read. */
const exclusively = createMutex(45_000);

/** Reads what a request holds, and returns the answer. */
type Reader = (request: Request) => Promise<Uint8Array>;

/** Documents, files of cards and past papers, one at a time. */
export default class Documents extends WorkerEntrypoint {
  /**
   * `POST /pdf`, or another type, with a document's bytes: its text, as `packReading` writes it. `POST /cards/apkg`
   * with a file of cards: these as JSON. `POST /past-paper` with a text: its questions as JSON. The answer begins when
   * the file's turn comes; it breaks off if its reading fails for an unknown reason.
   */
  override fetch(request: Request): Response | Promise<Response> {
    const reader = readerFor(request);
    const size = Number(request.headers.get("Content-Length"));
    if (!reader || size > uploadRules.fileBytes) return new Response(null, { status: 404 });
    const begun = Promise.withResolvers<Response>();
    // Continues after the client has disconnected: the next turn comes when this one has ended.
    this.ctx.waitUntil(
      exclusively(async () => {
        const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
        begun.resolve(new Response(readable));
        await answer(request, reader, writable);
      }),
    );
    return begun.promise;
  }

  /** The bytes of an Anki package. */
  async writePackage(decks: readonly AnkiDeck[], now: Date): Promise<ReadableStream<Uint8Array>> {
    const bytes = await exclusively(async () => writeAnkiPackage(await openSqlite(), decks, now));
    // A value of that size may be more than a call returns.
    return new Response(bytes as Uint8Array<ArrayBuffer>).body as ReadableStream<Uint8Array>;
  }
}

function readerFor({ method, url }: Request): Reader | null {
  const { pathname, searchParams } = new URL(url);
  const [, type = "", cardType] = pathname.split("/");
  if (method !== "POST") return null;
  if (type === "cards" && isCardFileType(cardType)) {
    const now = new Date(Number(searchParams.get("now")));
    return (request) => readCards(request, cardType, now);
  }
  if (type === "past-paper") return async (request) => toJson(readPastPaper(await request.text()));
  return cardType === undefined && canRead(type)
    ? (request) => readOneDocument(request, type)
    : null;
}

async function answer(
  request: Request,
  reader: Reader,
  writable: WritableStream<Uint8Array>,
): Promise<void> {
  const writer = writable.getWriter();
  // The client may have disconnected.
  writer.closed.catch(() => {});
  try {
    await writer.write(await reader(request));
    await writer.close();
  } catch (error) {
    consoleLog.error("document_not_read", error);
    await writer.abort(error).catch(() => {});
  }
}

async function readOneDocument(request: Request, type: string): Promise<Uint8Array> {
  try {
    return packReading(await readDocument(type, new Uint8Array(await request.arrayBuffer())));
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    const { reason, message, pages } = error;
    return toJson<DocumentFailure>({ failure: reason, message, pages });
  }
}

function toJson<T>(value: T): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

async function readCards(request: Request, type: CardFileType, now: Date): Promise<Uint8Array> {
  try {
    if (!request.body) throw new UnreadableCards();
    return toJson<CardsAnswer>({ read: await readCardFile(type, request.body, now, openSqlite) });
  } catch (error) {
    if (error instanceof TooManyCards) return toJson<CardsAnswer>({ failure: "too_many" });
    if (error instanceof UnreadableCards) return toJson<CardsAnswer>({ failure: "unreadable" });
    throw error;
  }
}
