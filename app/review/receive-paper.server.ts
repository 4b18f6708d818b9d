import type { z } from "zod";
import { withinAllowance } from "~/billing/within-allowance.server";
import { decodeText, isText } from "~/library/extraction/decode-text";
import { ExtractionError } from "~/library/extraction/extraction-error";
import { findTextFormat } from "~/library/formats/formats";
import { discardBytes, openBytes, storeBytes } from "~/library/store-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { idOf, newId } from "~/platform/ids";
import {
  type ArrivingFile,
  fileFormError,
  MultipartError,
  readFormWithFile,
} from "~/platform/multipart.server";
import type { DocumentReading } from "~/platform/ports";
import { readJson } from "~/platform/request-body.server";
import { bodyLimits } from "~/platform/request-checks.server";
import { parseInput } from "~/platform/route.server";
import { keepPaper, type PaperResult, type ReceivedPaper } from "./keep-paper.server";
import * as m from "./messages";
import { paperFormatNames } from "./paper-formats";
import { pastPaperSchema } from "./schema";

const fileBytes = 25 * 1024 * 1024;
/** Characters; what is kept of it fits into one statement. */
const longestText = 500_000;
/** At most, in any encoding. */
const bytesPerCharacter = 4;

/** A paper that was received, and what came of it. */
export interface HandledPaper {
  paper: ReceivedPaper;
  result: PaperResult;
}

/**
 * Reads a past paper, a file or a text as multipart or a text as JSON, and keeps what is recognised if it says so.
 * @param fields receives the form's fields as they arrive, also if it fails
 * @throws AppError not_found, no_content, invalid_request, too_large, unsupported_file_type, unreadable_document or
 * rate_limited
 */
export async function receivePaper(
  app: App,
  actor: Actor,
  request: Request,
  fields: Record<string, string> = {},
): Promise<HandledPaper> {
  const isForm = /^multipart\//i.test(request.headers.get("Content-Type") ?? "");
  return withinAllowance(app, actor, async (hold) => {
    try {
      const sent: SentPaper = isForm
        ? await receiveForm(app, actor, request, fields)
        : parseInput(pastPaperSchema, await readJson(request, bodyLimits.text));
      const paper = await toPaper(app, actor, sent);
      // The same text counts once: it is previewed, then kept.
      const size = Math.max(sent.size ?? 0, Buffer.byteLength(paper.text));
      await hold("uploadedBytes", size, paper.id);
      return { paper, result: await keepPaper(app, actor, paper) };
    } catch (error) {
      throw toPaperError(error);
    }
  });
}

type SentPaper = z.output<typeof pastPaperSchema> & {
  /** Bytes of the file. */
  size?: number | undefined;
};

async function receiveForm(
  app: App,
  actor: Actor,
  request: Request,
  fields: Record<string, string>,
): Promise<SentPaper> {
  const limits = { fileBytes, fieldBytes: bodyLimits.text };
  const file = await readFormWithFile(request, limits, fields, (part) =>
    readFile(app, actor, part),
  );
  const { title, text, keep, courseId } = fields;
  return {
    text: file?.text ?? text ?? "",
    size: file?.size,
    title: title || file?.title,
    keep: keep === "yes",
    courseId: courseId || null,
  };
}

async function toPaper(
  app: App,
  actor: Actor,
  { text: sent, title = "", keep = false, courseId }: SentPaper,
): Promise<ReceivedPaper> {
  if (sent.trim() === "") {
    throw new AppError("invalid_request", m.paperMissing(), { field: "text" });
  }
  if (sent.length > longestText) throw tooLong("text");
  const text = sent.replace(/\r\n?/g, "\n");
  const read = await app.pastPapers.read(text);
  if (read.isTooLong) throw tooLong("text");
  const id = await idOf(actor.id, "past paper", text);
  return { id, title: clean(title) || m.pastPaper(), text, read, keep, courseId };
}

function tooLong(field: "text" | "file"): AppError {
  return new AppError("too_large", m.paperTooLong(), { field });
}

/** The file is stored for the time of its reading: its bytes may arrive slowly, and others are read. */
async function readFile(app: App, actor: Actor, { filename, content }: ArrivingFile) {
  const [, title = "", extension = ""] = /^(.*?)\.?([^.]*)$/s.exec(filename) ?? [];
  const type = extension.toLowerCase();
  const format = findTextFormat(type);
  if (!format) {
    const message = m.paperWrongType({ formats: paperFormatNames });
    throw new AppError("unsupported_file_type", message, { field: "file" });
  }
  const key = `files/${actor.id}/${newId()}`;
  let size = 0;
  const counted = async function* () {
    for await (const bytes of content) {
      size += bytes.byteLength;
      yield bytes;
    }
  };
  try {
    await storeBytes(app, key, counted(), "application/octet-stream");
    const open = () => openBytes(app, key);
    // The rules read line by line, which a reader of such a format would join to paragraphs.
    if (format.name === "TXT" || format.name === "MD") {
      if (size > longestText * bytesPerCharacter) throw tooLong("file");
      const bytes = new Uint8Array(await new Response(await open()).arrayBuffer());
      if (!isText(bytes)) throw new ExtractionError("wrong_type", "The bytes are not text.");
      return { title, size, text: decodeText(bytes) };
    }
    const reading = await app.documents.read({ type, size, open });
    return { title, size, text: textOf(await reading.unpack()) };
  } finally {
    await discardBytes(app, [key]);
  }
}

/** A paragraph, heading or item of a list a line, with its number, and marked if it is bold. */
function textOf(passages: DocumentReading["passages"]): string {
  return passages
    .flatMap(({ blocks }) => blocks)
    .map(({ label, text, bold = [] }) => {
      const [first] = bold;
      const isBold = bold.length === 1 && first?.[0] === 0 && first[1] === text.length;
      const line = label ? `${label}. ${text}` : text;
      return isBold ? `**${line}**` : line;
    })
    .join("\n\n");
}

function clean(title: string): string {
  const last = title.split(/[/\\]/).pop() ?? "";
  return last.normalize("NFC").replace(/\p{C}/gu, "").trim().slice(0, 200);
}

function toPaperError(error: unknown): unknown {
  if (error instanceof ExtractionError) {
    switch (error.reason) {
      case "busy":
        return new AppError("rate_limited", m.paperBusy(), { headers: { "Retry-After": "60" } });
      case "too_large":
        return tooLong("file");
      default:
        return new AppError("unreadable_document", m.paperUnreadable(), { field: "file" });
    }
  }
  if (!(error instanceof MultipartError)) return error;
  return fileFormError(error, {
    file_too_large: m.paperTooLarge,
    too_large: m.paperTooLong,
    too_many_parts: m.paperOneFile,
    malformed: m.paperIncomplete,
  });
}
