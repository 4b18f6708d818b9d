import type { BatchItem } from "drizzle-orm/batch";
import { type Hold, overAllowance, withinAllowance } from "~/billing/within-allowance.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { idOf, newId } from "~/platform/ids";
import { ignoreDuplicate } from "~/platform/ignore-duplicate.server";
import { type ArrivingFile, MultipartError, readMultipart } from "~/platform/multipart.server";
import { bodyLimits } from "~/platform/request-checks.server";
import { formatMegabytes } from "~/ui/file-size";
import {
  checkSignature,
  checkSize,
  extractUpload,
  formatByName,
  type UploadExtraction,
  unreadPicture,
} from "./extract-upload.server";
import { extractionVersion } from "./extraction/extraction-version";
import { readingType } from "./extraction/web-page-type";
import {
  cancelRemovalStatement,
  checkPassagesStatement,
  exceededLimit,
  type FileRow,
  insertFileStatements,
  insertIfFitsStatements,
  isStoring,
  type Stored,
  toFileSummary,
} from "./file-store.server";
import { leaseIfLong } from "./lease-if-long.server";
import * as m from "./messages";
import { insertPassageSteps } from "./passage-store.server";
import { queueReadings } from "./queue-readings.server";
import { receiveBytes } from "./receive-bytes.server";
import type { FileSummary } from "./schema";
import { type BatchStep, splitBatch } from "./split-batch";
import { discardBytes, openBytes, storeBytes } from "./store-bytes.server";
import { uploadRules } from "./upload-rules";

interface Received extends Pick<UploadExtraction, "passageCount" | "openPassages" | "pagesToRead"> {
  row: FileRow;
}

/**
 * Stores the files of a multipart request and extracts their text, all or none. Each file's bytes are
 * stored as they arrive, then the rows. A failure in between is undone here, or by the sweep if the
 * process dies.
 * @param fields receives the form's other fields as they arrive, also if the upload is refused
 * @throws AppError invalid_request, too_large, rate_limited, unsupported_file_type or
 * unreadable_document
 */
export async function uploadFiles(
  app: App,
  actor: Actor,
  request: Request,
  fields: Record<string, string> = {},
): Promise<FileSummary[]> {
  const parts = readMultipart(request, {
    fileBytes: uploadRules.fileBytes,
    fieldBytes: bodyLimits.text,
    totalBytes: uploadRules.batchBytes,
    // A form has a few fields besides its files.
    parts: uploadRules.files + fieldsOfForm,
  });
  return keepParts(app, actor, parts, { fields });
}

/**
 * The same for one file that does not come in a form: a pasted text, or what an address served.
 * @param id of the new file
 */
export async function keepFile(
  app: App,
  actor: Actor,
  {
    filename,
    content,
    source,
  }: Pick<ArrivingFile, "filename" | "content"> & Pick<Upload, "source">,
  id?: string,
): Promise<FileSummary> {
  const part = { kind: "file", name: "", filename, mediaType: undefined, content } as const;
  const [file] = await keepParts(app, actor, [part], { fields: {}, id, source });
  if (!file) throw new Error("A file was not stored.");
  return file;
}

async function keepParts(
  app: App,
  actor: Actor,
  parts: Parts,
  given: Pick<Upload, "fields" | "id" | "source">,
): Promise<FileSummary[]> {
  const received = await withinAllowance(app, actor, (hold) =>
    takeFiles({ app, actor, hold, keys: [], ...given }, parts),
  );
  if (received.some(({ row }) => row.status === "reading")) await queueReadings(app, actor.id);
  app.log.info("uploaded", { userId: actor.id, files: received.length });
  return received.map(({ row }) => toFileSummary(row));
}

type Part = { kind: "field"; name: string; value: string } | ArrivingFile;
type Parts = AsyncIterable<Part> | Iterable<Part>;

/** A request while its files arrive. */
interface Upload {
  app: App;
  actor: Actor;
  hold: Hold;
  /** `once` is the key of a form's `IdempotencyKeyField`, which comes before its files. */
  fields: Record<string, string>;
  /** Of its only file, if that was chosen beforehand. */
  id?: string | undefined;
  /** The address that its only file comes from. */
  source?: string | null;
  /** Keys under which bytes may have been written. */
  keys: string[];
}

async function takeFiles(upload: Upload, parts: Parts): Promise<Received[]> {
  const { app, actor, fields, keys } = upload;
  const received: Received[] = [];
  try {
    for await (const part of parts) {
      if (part.kind === "field") fields[part.name] = part.value;
      // A form whose picker was left empty sends one nameless, empty file.
      else if (part.filename !== "" || (await hasBytes(part))) {
        if (received.length === uploadRules.files) throw new MultipartError("too_many_parts");
        received.push(await receiveFile(upload, part, received.length));
      }
    }
    if (received.length === 0) throw new AppError("invalid_request", m.chooseFile());
    await storeRows(app, actor, received);
    return received;
  } catch (error) {
    await discardBytes(app, keys);
    throw toUploadError(error);
  }
}

/** Each form with files has fewer other fields. */
const fieldsOfForm = 5;

async function hasBytes({ content }: ArrivingFile): Promise<boolean> {
  for await (const { byteLength } of content) if (byteLength > 0) return true;
  return false;
}

async function receiveFile(upload: Upload, part: ArrivingFile, place: number): Promise<Received> {
  const { app, actor, hold, keys, source = null } = upload;
  const { once } = upload.fields;
  const name = cleanName(part.filename);
  const { format, type } = formatByName(name, part.mediaType);
  const file = { id: upload.id ?? newId(), size: 0 };
  const bytes = receiveBytes(part.content, Boolean(once), async ({ size, head, digest }) => {
    checkSize(name, size);
    if (!format.hasText) checkSignature(name, format, head);
    if (once && digest) file.id = await idOf(actor.id, once, `${place}`, part.filename, digest);
    file.size = size;
    await hold("uploadedBytes", size, `${file.id}-bytes`);
  });
  // If a form is submitted twice, the sweep removes one of the two copies.
  const bytesKey = `files/${actor.id}/${newId()}`;
  const createdAt = app.clock.now();
  keys.push(bytesKey);
  await storeBytes(app, bytesKey, bytes, format.mediaType);
  const { id, size } = file;
  const open = () => openBytes(app, bytesKey);
  const { passageCount, openPassages, pagesToRead, ...reading } = format.hasText
    ? await extractUpload(app.documents, name, { type: readingType({ type, source }), size, open })
    : unreadPicture;
  if (pagesToRead > 0) await hold("ocrPages", pagesToRead, `${id}-pages`);
  const row = {
    id,
    userId: actor.id,
    name,
    type,
    size,
    bytesKey,
    createdAt,
    source,
    usedAt: null,
    queued: null,
  };
  return {
    row: { ...row, ...reading, extractionVersion },
    ...{ passageCount, openPassages, pagesToRead },
  };
}

/**
 * Stores the files with their texts, in several batches if these are long. All files appear with the
 * last one.
 * @throws AppError rate_limited if the learner's allowance is too small for them
 */
async function storeRows(app: App, actor: Actor, received: Received[]): Promise<void> {
  const { storedBytes, storedPassages } = app.allowances[actor.tier];
  const limit = { bytes: storedBytes, passages: storedPassages };
  const added = { bytes: 0, passages: 0 };
  for (const { row, passageCount, pagesToRead } of received) {
    added.bytes += row.size;
    // A page that OCR has still to read gives at least one passage.
    added.passages += passageCount + pagesToRead;
  }
  try {
    await ignoreDuplicate(sendBatches(app, actor, received, added, limit));
  } catch (error) {
    const passed = exceededLimit(error);
    if (!passed) throw error;
    throw overAllowance(app, actor, passed === "bytes" ? "storedBytes" : "storedPassages");
  }
}

/** Characters: a few hundredths of a second of the database's time. */
const charactersPerBatch = 50_000;

async function sendBatches(
  app: App,
  actor: Actor,
  received: Received[],
  added: Stored,
  limit: Stored,
): Promise<void> {
  const { database } = app;
  let sent = 0;
  const steps = async function* (): AsyncGenerator<BatchStep<BatchItem<"sqlite">>> {
    for (const [index, file] of received.entries()) {
      const { row } = file;
      const statements =
        index === 0
          ? insertIfFitsStatements(database, row, added, limit)
          : insertFileStatements(database, row);
      yield { statements, size: 0 };
      yield* storePassages(app, file);
    }
    const rows = received.map(({ row }) => row);
    const [first] = sent > 0 ? rows : [];
    if (first) {
      yield { statements: [checkPassagesStatement(database, first, limit.passages)], size: 0 };
    }
    const complete = rows.map(({ bytesKey }) => cancelRemovalStatement(database, bytesKey));
    yield { statements: complete, size: 0 };
  };
  for await (const [first, ...rest] of splitBatch(steps(), charactersPerBatch)) {
    // Between the batches of long texts, others have their turn.
    if (sent > 0) await app.pace(actor.id);
    if (first) await database.batch([first, ...rest]);
    sent += 1;
  }
}

async function* storePassages(
  app: App,
  { row, passageCount, openPassages }: Received,
): AsyncGenerator<BatchStep<BatchItem<"sqlite">>> {
  const lease = await leaseIfLong(app, passageCount);
  try {
    const passages = await openPassages();
    for (const step of insertPassageSteps(app.database, row, passages, isStoring(row))) {
      yield step;
      lease?.renew();
    }
  } finally {
    lease?.end();
  }
}

function toUploadError(error: unknown): unknown {
  if (!(error instanceof MultipartError)) return error;
  switch (error.fault) {
    case "file_too_large":
      return new AppError(
        "too_large",
        m.fileTooLarge({ size: formatMegabytes(uploadRules.fileBytes) }),
      );
    case "too_large":
      return new AppError(
        "too_large",
        m.batchTooLarge({ size: formatMegabytes(uploadRules.batchBytes) }),
      );
    case "too_many_parts":
      return new AppError("too_large", m.tooManyFiles({ count: uploadRules.files }));
    case "malformed":
      return new AppError("invalid_request", m.uploadIncomplete());
  }
}

/** The three characters that browsers escape in a file name. */
const escapes: Record<string, string> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

/** The name without folders and control characters, at most 200 characters. */
function cleanName(sent: string): string {
  const name = sent.replace(/%22|%0D|%0A/g, (sign) => escapes[sign] ?? sign);
  const last = name.split(/[/\\]/).pop() ?? "";
  const clean = last.normalize("NFC").replace(/\p{C}/gu, "").trim();
  if (clean.length <= 200) return clean || "file";
  const extension = clean.slice(clean.lastIndexOf("."));
  return clean.slice(0, 200 - extension.length) + extension;
}
