import { ExtractionError } from "~/library/extraction/extraction-error";
import { canRead, readDocument } from "~/library/extraction/read-document";
import { uploadRules } from "~/library/upload-rules";
import { consoleLog } from "~/platform/log.server";
import type { DocumentAnswer } from "../document-reader";
import { createMutex } from "../mutex";

/** Milliseconds; longer than a document is read. */
const exclusively = createMutex(45_000);

/**
 * `POST /pdf`, or another type, with a document's bytes: its text as JSON. The answer begins when the
 * document's turn comes; it breaks off if its reading fails for an unknown reason.
 */
export default {
  fetch(request, _env, context): Response | Promise<Response> {
    const type = typeOf(request);
    const size = Number(request.headers.get("Content-Length"));
    if (!type || size > uploadRules.fileBytes) return new Response(null, { status: 404 });
    const begun = Promise.withResolvers<Response>();
    // Continues after the client has disconnected: the next turn comes when this one has ended.
    context.waitUntil(
      exclusively(async () => {
        const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
        begun.resolve(new Response(readable));
        await answer(request, type, writable);
      }),
    );
    return begun.promise;
  },
} satisfies ExportedHandler;

function typeOf({ method, url }: Request): string | null {
  const type = new URL(url).pathname.slice(1);
  return method === "POST" && canRead(type) ? type : null;
}

async function answer(
  request: Request,
  type: string,
  writable: WritableStream<Uint8Array>,
): Promise<void> {
  const writer = writable.getWriter();
  // The client may have disconnected.
  writer.closed.catch(() => {});
  try {
    const json = JSON.stringify(await answerTo(type, new Uint8Array(await request.arrayBuffer())));
    await writer.write(new TextEncoder().encode(json));
    await writer.close();
  } catch (error) {
    consoleLog.error("document_not_read", error);
    await writer.abort(error).catch(() => {});
  }
}

async function answerTo(type: string, bytes: Uint8Array): Promise<DocumentAnswer> {
  try {
    return { reading: await readDocument(type, bytes) };
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    const { reason, message, pages } = error;
    return { failure: reason, message, pages };
  }
}
