import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipartRequest,
} from "@remix-run/multipart-parser";
import { type Hold, overAllowance, withinAllowance } from "~/billing/within-allowance.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { idOf, newId } from "~/platform/ids";
import { onlyOnce } from "~/platform/only-once.server";
import { readerVersion } from "./extraction/reader-version";
import {
  boundPassed,
  type FileRow,
  insertFileStatements,
  insertIfFitsStatements,
  toFileSummary,
} from "./file-store.server";
import { mediaTypeOf } from "./media-types";
import { insertPassageStatements, type NewPassage } from "./passage-store.server";
import { readUpload } from "./read-upload.server";
import { type FileSummary, uploadLimits } from "./schema";
import { discardBytes, storeBytes } from "./store-bytes.server";

interface Received {
  row: FileRow;
  passages: NewPassage[];
  pagesToRead: number;
}

/**
 * Stores and reads the files of a multipart request, all or none. They are taken one at a time as
 * they arrive: bytes first, then every row in one batch. Whatever fails in between is undone here,
 * or by the sweep if the process dies.
 * @throws AppError invalid_request, too_large, rate_limited, unsupported_file_type or
 * unreadable_document
 */
export async function uploadFiles(
  app: App,
  actor: Actor,
  request: Request,
): Promise<FileSummary[]> {
  const received = await withinAllowance(app, actor, (hold) =>
    takeFiles(app, actor, request, hold),
  );
  await queueReadings(app, received);
  app.log.info("uploaded", { userId: actor.id, files: received.length });
  return received.map(({ row }) => toFileSummary(row));
}

async function takeFiles(
  app: App,
  actor: Actor,
  request: Request,
  hold: Hold,
): Promise<Received[]> {
  const received: Received[] = [];
  try {
    const form: SentForm = {};
    for await (const part of fileParts(request, form)) {
      const id = form.once
        ? await idOf(actor.id, form.once, `${received.length}`, part.filename ?? "", part.bytes)
        : newId();
      await hold("uploadedBytes", part.bytes.byteLength, `${id}-bytes`);
      received.push(await receiveFile(app, actor, part, { id, hold }));
    }
    if (received.length === 0) throw new AppError("invalid_request", "Choose at least one file.");
    await storeRows(app, actor, received);
    return received;
  } catch (error) {
    await discardBytes(
      app,
      received.map(({ row }) => row.bytesKey),
    );
    throw asUploadError(error);
  }
}

/** The key of a form's `OnceField`, which stands before its files. */
interface SentForm {
  once?: string;
}

async function* fileParts(request: Request, form: SentForm): AsyncGenerator<MultipartPart> {
  const parts = parseMultipartRequest(request, {
    maxFileSize: uploadLimits.fileBytes,
    maxTotalSize: uploadLimits.batchBytes,
    // Besides the files, a form carries a few fields.
    maxParts: uploadLimits.files + 5,
  });
  let files = 0;
  for await (const part of parts) {
    if (part.filename === undefined && part.name === "once") form.once = part.text;
    // A form whose picker was left empty sends one nameless, empty file.
    if (part.filename === undefined || (part.filename === "" && part.size === 0)) continue;
    files += 1;
    if (files > uploadLimits.files) throw new MaxPartsExceededError(uploadLimits.files);
    yield part;
  }
}

async function receiveFile(
  app: App,
  actor: Actor,
  part: MultipartPart,
  { id, hold }: { id: string; hold: Hold },
): Promise<Received> {
  const name = cleanName(part.filename ?? "");
  const bytes = part.bytes;
  const { passages, pagesToRead, ...reading } = await readUpload(name, part.mediaType, bytes);
  if (pagesToRead > 0) await hold("ocrPages", pagesToRead, `${id}-pages`);
  // Of the two copies of a form that was sent twice, one is kept; the sweep takes the other.
  const bytesKey = `files/${actor.id}/${newId()}`;
  const now = app.clock.now();
  await storeBytes(app, bytesKey, bytes, mediaTypeOf(reading.type));
  const row = { id, userId: actor.id, name, size: bytes.byteLength, bytesKey, createdAt: now };
  return { row: { ...row, ...reading, readerVersion }, passages, pagesToRead };
}

/** @throws AppError rate_limited where the learner's library has no room for them */
async function storeRows(app: App, actor: Actor, received: Received[]): Promise<void> {
  const { storedBytes, storedPassages } = app.allowances[actor.tier];
  const limit = { bytes: storedBytes, passages: storedPassages };
  const added = { bytes: 0, passages: 0 };
  for (const { row, passages, pagesToRead } of received) {
    added.bytes += row.size;
    // A page that is still to be read gives a passage at least.
    added.passages += passages.length + pagesToRead;
  }
  const [first, ...rest] = received.flatMap(({ row, passages }, index) => [
    ...(index === 0
      ? insertIfFitsStatements(app.database, row, added, limit)
      : insertFileStatements(app.database, row)),
    ...insertPassageStatements(app.database, row, passages),
  ]);
  if (!first) return;
  try {
    await onlyOnce(app.database.batch([first, ...rest]));
  } catch (error) {
    const passed = boundPassed(error);
    if (!passed) throw error;
    throw overAllowance(app, actor, passed === "bytes" ? "storedBytes" : "storedPassages");
  }
}

/** The sweep finds what is not taken here. */
async function queueReadings(app: App, received: Received[]): Promise<void> {
  for (const { row } of received) {
    if (row.status !== "reading") continue;
    try {
      await app.readings.add({ fileId: row.id, page: (row.pagesRead ?? 0) + 1 });
    } catch (error) {
      app.log.error("reading_not_queued", error, { fileId: row.id });
    }
  }
}

function asUploadError(error: unknown): unknown {
  if (error instanceof MaxFileSizeExceededError) {
    return new AppError("too_large", "A file is larger than 25 MB. Make it smaller or split it.");
  }
  if (error instanceof MaxTotalSizeExceededError) {
    return new AppError("too_large", "That is more than 80 MB at once. Send fewer files.");
  }
  if (error instanceof MaxPartsExceededError) {
    return new AppError("too_large", "That is more than 20 files at once. Send fewer.");
  }
  if (error instanceof MultipartParseError) {
    return new AppError("invalid_request", "The upload arrived incomplete. Please send it again.");
  }
  return error;
}

/** In what browsers send as a file's name, the three signs that cannot stand there. */
const writtenOut: Record<string, string> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

/** The name alone, without folders and control characters, at most 200 characters. */
function cleanName(sent: string): string {
  const name = sent.replace(/%22|%0D|%0A/g, (sign) => writtenOut[sign] ?? sign);
  const last = name.split(/[/\\]/).pop() ?? "";
  const clean = last.normalize("NFC").replace(/\p{C}/gu, "").trim();
  if (clean.length <= 200) return clean || "file";
  const extension = clean.slice(clean.lastIndexOf("."));
  return clean.slice(0, 200 - extension.length) + extension;
}
