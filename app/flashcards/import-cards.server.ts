import { memoryStates, newMemory } from "~/assessment/memory";
import { withinAllowance } from "~/billing/within-allowance.server";
import { findCourse } from "~/courses/find-course.server";
import { readDueLimits } from "~/courses/find-due-limit.server";
import { ExtractionError } from "~/library/extraction/extraction-error";
import { discardBytes, openBytes, storeBytes } from "~/library/store-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { idOf, newId } from "~/platform/ids";
import { type ArrivingFile, MultipartError, readFormWithFile } from "~/platform/multipart.server";
import { readJson } from "~/platform/request-body.server";
import { bodyLimits } from "~/platform/request-checks.server";
import { parseInput } from "~/platform/route.server";
import { keepOwnSources } from "./check-source.server";
import { isCardFileType } from "./import/card-file-types";
import { importLimits } from "./import/import-limits";
import {
  type CardProblem,
  type ReadCards,
  TooManyCards,
  UnreadableCards,
} from "./import/imported-card";
import { readText } from "./import/read-text";
import { insertCards } from "./import-store.server";
import * as m from "./messages";
import { ownDeck } from "./own-deck.server";
import { importTextSchema } from "./schema";

/** What became no card: the line of the text, or the number of the card in its package. */
interface SkippedLine {
  line: number;
  /** A sentence. */
  reason: string;
}

/** The deck that an import made, as `POST /api/import` answers it. */
export interface ImportResult {
  deckId: string;
  /** How many cards it has. */
  cards: number;
  skipped: SkippedLine[];
  /** What else was left out or is different. */
  notice?: string;
}

/**
 * Makes a deck of the cards of a request: a file as multipart, a text as multipart or JSON.
 * @param fields receives the form's fields as they arrive, also if nothing is imported; `once` is the key of
 * an `IdempotencyKeyField`, `courseId` the course to put the deck into
 * @throws AppError invalid_request, not_found, too_large, unsupported_file_type, unreadable_document or rate_limited;
 * then nothing is stored
 */
export async function importCards(
  app: App,
  actor: Actor,
  request: Request,
  fields: Record<string, string> = {},
): Promise<ImportResult> {
  return withinAllowance(app, actor, async (hold) => {
    try {
      const { read, size } = await readRequest({ app, actor }, request, fields);
      const { once } = fields;
      const courseId = fields.courseId || null;
      if (courseId) await findCourse(app, actor, courseId);
      const deckId = once ? await idOf(actor.id, once, JSON.stringify(read.cards)) : newId();
      await hold("uploadedBytes", size, deckId);
      return await storeDeck(app, actor, { id: deckId, courseId }, read);
    } catch (error) {
      throw toImportError(error);
    }
  });
}

interface Received {
  read: ReadCards;
  /** Bytes that were sent. */
  size: number;
}

/** On whose behalf cards are imported. */
interface Importing {
  app: App;
  actor: Actor;
}

async function readRequest(
  importing: Importing,
  request: Request,
  fields: Record<string, string>,
): Promise<Received> {
  if (!/^multipart\//i.test(request.headers.get("Content-Type") ?? "")) {
    const { text, courseId } = parseInput(
      importTextSchema,
      await readJson(request, bodyLimits.text),
    );
    if (courseId) fields.courseId = courseId;
    return readPasted(text);
  }
  const limits = { fileBytes: importLimits.fileBytes, fieldBytes: bodyLimits.text };
  const received = await readFormWithFile(request, limits, fields, (file) =>
    readFile(importing, file),
  );
  if (received) return received;
  if (fields.text?.trim()) return readPasted(fields.text);
  throw new AppError("invalid_request", m.nothingToImport(), { field: "text" });
}

function readPasted(text: string): Received {
  return { read: readText(text), size: text.length };
}

/** The file is stored for the time of its reading: its bytes may arrive slowly, and others are read. */
async function readFile(
  { app, actor }: Importing,
  { filename, content }: ArrivingFile,
): Promise<Received> {
  const [, name = "", extension = ""] = /^(.*?)\.?([^.]*)$/s.exec(filename) ?? [];
  const type = extension.toLowerCase();
  if (!isCardFileType(type)) {
    throw new AppError("unsupported_file_type", m.importWrongType(), {
      field: "file",
      fields: { file: filename },
    });
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
    const file = { type, size, open: () => openBytes(app, key) };
    const read = await app.cardFiles.read(file, app.clock.now());
    return { read: { ...read, title: read.title ?? cleanTitle(name) }, size };
  } finally {
    await discardBytes(app, [key]);
  }
}

function cleanTitle(title: string): string | null {
  const last = title.split(/[/\\]/).pop() ?? "";
  return last.normalize("NFC").replace(/\p{C}/gu, "").trim().slice(0, 200) || null;
}

async function storeDeck(
  app: App,
  actor: Actor,
  { id, courseId }: { id: string; courseId: string | null },
  { title, cards, skipped: rows, media, suspended }: ReadCards,
): Promise<ImportResult> {
  const skipped = rows.map(({ line, problem }) => ({ line, reason: describeProblem(problem) }));
  const [first] = skipped;
  if (cards.length === 0) throw new UnreadableCards(first?.reason);
  const length = cards.reduce((sum, { front, back }) => sum + front.length + back.length, 0);
  if (cards.length > importLimits.cards || length > importLimits.characters) {
    throw new TooManyCards();
  }
  const now = app.clock.now();
  const sentences = [
    ...(media ? [m.importedMedia({ count: media })] : []),
    ...(suspended ? [m.importedSuspended({ count: suspended })] : []),
    ...(first ? [m.importedSkipped({ count: skipped.length, ...first })] : []),
  ];
  const notice = sentences.join(" ");
  const own = await keepOwnSources(app, actor, cards);
  const limitOf = await readDueLimits(app, actor);
  await insertCards(
    app.database,
    ownDeck({
      ...{ id, courseId, userId: actor.id, createdAt: now, notice: notice || null },
      title: cleanTitle(title ?? "") ?? m.importedDeck(),
    }),
    own.map(({ memory, ...card }, index) => {
      const initialMemory = memory ? JSON.stringify(memory) : null;
      const place = { id: newId(), number: index + 1, initialMemory };
      if (memory?.state !== memoryStates.review) {
        return { ...card, ...(memory ?? newMemory(now)), ...place };
      }
      // A card belongs to the document that it quotes.
      const due = limitOf({ fileId: card.source?.fileId ?? null, courseId })({
        ...memory,
        id: place.id,
      });
      return { ...card, ...memory, due, ...place };
    }),
  );
  return { deckId: id, cards: cards.length, skipped, ...(notice ? { notice } : {}) };
}

function describeProblem(problem: CardProblem): string {
  switch (problem) {
    case "no_separator":
      return m.skippedNoSeparator();
    case "no_note":
      return m.skippedNoNote();
    case "no_front":
      return m.skippedNoFront();
    case "no_back":
      return m.skippedNoBack();
    case "long_front":
      return m.skippedFrontTooLong();
    case "long_back":
      return m.skippedBackTooLong();
  }
}

function toImportError(error: unknown): unknown {
  if (error instanceof TooManyCards) {
    return new AppError("too_large", m.importTooMany(), { field: "file" });
  }
  if (error instanceof ExtractionError) {
    return error.reason === "busy"
      ? new AppError("rate_limited", m.importBusy(), { headers: { "Retry-After": "60" } })
      : new AppError("unreadable_document", m.importUnfinished(), { field: "file" });
  }
  if (error instanceof UnreadableCards) {
    const message = [m.importUnreadable(), error.message].filter(Boolean).join(" ");
    return new AppError("unreadable_document", message, { field: "text" });
  }
  if (!(error instanceof MultipartError)) return error;
  switch (error.fault) {
    case "file_too_large":
      return new AppError("too_large", m.importTooLarge(), { field: "file" });
    case "too_large":
      return new AppError("too_large", m.importTextTooLong(), { field: "text" });
    case "too_many_parts":
      return new AppError("invalid_request", m.importOneFile(), { field: "file" });
    case "malformed":
      return new AppError("invalid_request", m.importIncomplete());
  }
}
