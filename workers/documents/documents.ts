import { ExtractionError } from "~/library/extraction/extraction-error";
import { readDocument } from "~/library/extraction/read-document";
import { uploadLimits } from "~/library/schema";
import { consoleLog } from "~/platform/log.server";
import type { KeptDocument } from "~/platform/ports";
import type { DocumentAnswer } from "../document-reader";
import { takeTurns } from "./take-turns";

const inTurn = takeTurns(45_000);

/**
 * `POST /pdf`, `/doc`, `/docx` or `/txt` with a document's bytes: what it holds, as JSON. The answer begins
 * when the document's turn comes; it breaks off where its reading fails for an unknown reason.
 */
export default {
  fetch(request, _env, context): Response | Promise<Response> {
    const type = typeOf(request);
    const size = Number(request.headers.get("Content-Length"));
    if (!type || size > uploadLimits.fileBytes) return new Response(null, { status: 404 });
    const begun = Promise.withResolvers<Response>();
    // Also where nobody waits for it any longer: the next turn comes when this one has ended.
    context.waitUntil(
      inTurn(async () => {
        const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
        begun.resolve(new Response(readable));
        await answer(request, type, writable);
      }),
    );
    return begun.promise;
  },
} satisfies ExportedHandler;

const types: KeptDocument["type"][] = ["pdf", "doc", "docx", "txt"];

function typeOf({ method, url }: Request): KeptDocument["type"] | null {
  if (method !== "POST") return null;
  const name = new URL(url).pathname.slice(1);
  return types.find((type) => type === name) ?? null;
}

async function answer(
  request: Request,
  type: KeptDocument["type"],
  writable: WritableStream<Uint8Array>,
): Promise<void> {
  const writer = writable.getWriter();
  // Whoever asked may be gone.
  writer.closed.catch(() => {});
  try {
    const said = JSON.stringify(await answerTo(type, new Uint8Array(await request.arrayBuffer())));
    await writer.write(new TextEncoder().encode(said));
    await writer.close();
  } catch (error) {
    consoleLog.error("document_not_read", error);
    await writer.abort(error).catch(() => {});
  }
}

async function answerTo(type: KeptDocument["type"], bytes: Uint8Array): Promise<DocumentAnswer> {
  try {
    return { reading: await readDocument(type, bytes) };
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    const { reason, message, pages } = error;
    return { failure: reason, message, pages };
  }
}
