import { memoryStates, newMemory } from "~/assessment/memory";
import type { DueLimit } from "~/assessment/review-log-store.server";
import { withinAllowance } from "~/billing/within-allowance.server";
import { withinStoredItems } from "~/billing/within-stored-items.server";
import { applyExams } from "~/courses/apply-exams.server";
import { findCourse } from "~/courses/find-course.server";
import { readDueLimits } from "~/courses/find-due-limit.server";
import { ExtractionError } from "~/library/extraction/extraction-error";
import { discardBytes, openBytes, storeBytes } from "~/library/store-bytes.server";
import { joinSentences } from "~/localization/join-sentences";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { idOf, newId } from "~/platform/ids";
import {
  type ArrivingFile,
  fileFormError,
  MultipartError,
  readFormWithFile,
} from "~/platform/multipart.server";
import { readJson } from "~/platform/request-body.server";
import { bodyLimits } from "~/platform/request-checks.server";
import { parseInput } from "~/platform/route.server";
import { moveDeck } from "./card-review-store.server";
import { dropForeignSources } from "./drop-foreign-sources.server";
import { deckOfMost, findKnown, type Owned } from "./find-known.server";
import { isCardFileType } from "./import/card-file-types";
import { importLimits } from "./import/import-limits";
import {
  type CardProblem,
  type ImportedCard,
  type ReadCards,
  TooManyCards,
  UnreadableCards,
} from "./import/imported-card";
import { readText } from "./import/read-text";
import type { KnownCard } from "./import/recognise-cards";
import { appendCards, insertCards, measureDeck, updateKnown } from "./import-store.server";
import * as m from "./messages";
import { ownDeck } from "./own-deck.server";
import { importTextSchema } from "./schema";

/** What became no card: the line of the text, or the number of the card in its package. */
interface SkippedLine {
  line: number;
  /** A sentence. */
  reason: string;
}

/** What an import brought, as `POST /api/import` answers it. */
export interface ImportResult {
  /** The deck with the new cards, or else with those that were there; null if these are kept questions. */
  deckId: string | null;
  /** How many it holds: those of the package or text that could be read. */
  cards: number;
  /** How many of them are new, and how many were there already; missing if none of a text was. */
  new?: number;
  existing?: number;
  skipped: SkippedLine[];
  /** What else was left out or is different. */
  notice?: string;
}

/**
 * Makes a deck of the cards of a request, or adds the new ones to the deck that has the others. The request is a file as
 * multipart, or a text as multipart or JSON.
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
      const content = JSON.stringify(read.cards);
      const deckId = once ? await idOf(actor.id, once, content) : newId();
      // Packages are compressed: what counts is the larger of what was sent and what is stored.
      await hold("uploadedBytes", Math.max(size, Buffer.byteLength(content)), deckId);
      return await storeCards(app, actor, { id: deckId, courseId }, read);
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
  return { read: readText(text), size: Buffer.byteLength(text) };
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

async function storeCards(
  app: App,
  actor: Actor,
  { id, courseId }: { id: string; courseId: string | null },
  read: ReadCards,
): Promise<ImportResult> {
  const skipped = read.skipped.map(({ line, problem }) => ({
    line,
    reason: describeProblem(problem),
  }));
  const { cards } = read;
  if (cards.length === 0) throw new UnreadableCards(skipped[0]?.reason);
  const length = cards.reduce((sum, { front, back }) => sum + front.length + back.length, 0);
  if (cards.length > importLimits.cards || length > importLimits.characters) {
    throw new TooManyCards();
  }
  const title = cleanTitle(read.title ?? "") ?? m.importedDeck();
  const { known, fresh } = await findKnown(app, actor, { title, cards }, id);
  const notice = describeLoss(read, skipped, fresh.length > 0) || null;
  const limitOf = await readDueLimits(app, actor);
  const isPackage = cards.some(({ key }) => key !== null);
  // A text that shares a few cards with another deck is no part of it.
  const together = isPackage ? known : known.filter(({ item }) => item.deckTitle === title);
  const old = await findRoom(app, actor, together, fresh.length);
  const deckId = old?.id ?? (fresh.length > 0 ? id : deckOfMost(known));
  if (deckId !== null && fresh.length > 0) {
    const now = app.clock.now();
    const rows = (await dropForeignSources(app, actor, fresh)).map((card, index) => {
      // A card belongs to the document that it quotes.
      const origin = {
        fileId: card.source?.fileId ?? null,
        courseId: old ? old.courseId : courseId,
      };
      return toRow(card, { number: (old?.last ?? 0) + index + 1, now }, limitOf(origin));
    });
    const deck = { id: deckId, courseId, userId: actor.id, createdAt: now };
    await withinStoredItems(app, actor, (check) =>
      old
        ? appendCards(app.database, { deck, check }, rows)
        : insertCards(app.database, { deck: ownDeck({ ...deck, notice, title }), check }, rows),
    );
  }
  // After what may be refused.
  await updateCards(app, actor, known, limitOf);
  if (courseId && old) await moveKnown(app, actor, old.id, courseId);
  return {
    deckId,
    cards: cards.length,
    ...(isPackage || known.length > 0 ? { new: fresh.length, existing: known.length } : {}),
    skipped,
    ...(notice ? { notice } : {}),
  };
}

/** What else was left out or is different, as sentences. */
function describeLoss(
  { media, suspended, decks, hasTags }: ReadCards,
  skipped: readonly SkippedLine[],
  hasNew: boolean,
): string {
  const [first] = skipped;
  const sentences = [
    ...(hasNew && decks > 1 ? [m.importedDecks({ count: decks })] : []),
    ...(hasNew && hasTags ? [m.importedTags()] : []),
    ...(media ? [m.importedMedia({ count: media })] : []),
    ...(suspended ? [m.importedSuspended({ count: suspended })] : []),
    ...(first ? [m.importedSkipped({ count: skipped.length, ...first })] : []),
  ];
  return joinSentences(sentences);
}

/** The deck that has the most of the cards, if it has room for the new ones; null if none has any. */
async function findRoom(
  app: App,
  actor: Actor,
  known: readonly KnownCard<Owned>[],
  count: number,
): Promise<{ id: string; courseId: string | null; last: number } | null> {
  const id = deckOfMost(known);
  if (id === null) return null;
  const deck = await measureDeck(app.database, { userId: actor.id, id });
  if (count > 0 && deck.count + count > importLimits.cards) return null;
  const courseId = known.find(({ item }) => item.deckId === id)?.item.courseId ?? null;
  return { id, courseId, last: deck.last };
}

/** A card as it is stored, with the due time that exams allow. */
function toRow(
  { memory, key, ...card }: ImportedCard,
  { number, now }: { number: number; now: Date },
  limitDue: DueLimit,
) {
  const id = newId();
  const place = { id, number, importedKey: key };
  if (memory === null) return { ...card, ...newMemory(now), ...place, initialMemory: null };
  const initialMemory = JSON.stringify(memory);
  const due = memory.state === memoryStates.review ? limitDue({ ...memory, id }) : memory.due;
  return { ...card, ...memory, due, ...place, initialMemory };
}

/** Brings what a package says to the cards that the learner has. Their texts stay, and what was rated here. */
async function updateCards(
  app: App,
  actor: Actor,
  known: readonly KnownCard<Owned>[],
  limitOf: Awaited<ReturnType<typeof readDueLimits>>,
): Promise<void> {
  const updates = known.flatMap(({ card: { key, memory }, item }) => {
    const { id, deckId, fileId = null, courseId = null } = item;
    if (deckId === undefined) return [];
    const limited = memory?.state === memoryStates.review;
    const due = limited ? limitOf({ fileId, courseId })({ ...memory, id }) : memory?.due;
    return {
      ...{ id, importedKey: key },
      memory: memory && { ...memory, due: due ?? memory.due },
      initialMemory: memory && JSON.stringify(memory),
    };
  });
  await updateKnown(app.database, actor.id, updates);
}

/** A deck of a document stays with it. */
async function moveKnown(app: App, actor: Actor, deckId: string, courseId: string): Promise<void> {
  await moveDeck(app.database, { userId: actor.id, id: deckId }, courseId);
  await applyExams(app, actor, [deckId]);
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
    const message = joinSentences([m.importUnreadable(), error.message].filter(Boolean));
    return new AppError("unreadable_document", message, { field: "text" });
  }
  if (!(error instanceof MultipartError)) return error;
  return fileFormError(error, {
    file_too_large: m.importTooLarge,
    too_large: m.importTextTooLong,
    too_many_parts: m.importOneFile,
    malformed: m.importIncomplete,
  });
}
