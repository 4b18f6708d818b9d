import type { Database, SqlJsStatic, SqlValue } from "sql.js";
import { cleanSide, problemOf } from "../import/check-side";
import { importLimits } from "../import/import-limits";
import {
  type ImportedCard,
  type ReadCards,
  type SkippedCard,
  TooManyCards,
  UnreadableCards,
} from "../import/imported-card";
import { CollectionTables } from "./collection-tables";
import { fennecNoteType, parseSource, unescapeField } from "./fields";
import { htmlToText } from "./html-to-text";
import { mostHtml, type NoteType, parseNoteTypes, readNoteTypes } from "./note-types";
import { renderSide, type Template } from "./render-card";
import { type AnkiSchedule, fromAnkiSchedule } from "./schedule";

/** HTML of all cards together; a package that has more is made to keep a server busy. */
const mostWork = 20_000_000;

/**
 * The cards of an Anki collection, schema 11 or 18, with their schedules, in the order in which they were
 * made.
 * @throws UnreadableCards, TooManyCards
 */
export function readCollection(sqlite: SqlJsStatic, bytes: Uint8Array, now: Date): ReadCards {
  let database: Database | undefined;
  try {
    database = new sqlite.Database(bytes);
    return readDatabase(new CollectionTables(database), now);
  } catch (error) {
    throw error instanceof TooManyCards ? error : new UnreadableCards();
  } finally {
    database?.close();
  }
}

interface NoteRow {
  /** The same in each package that has the note. */
  guid: string;
  type: NoteType | undefined;
  values: string[];
  tags: string;
}

function readDatabase(tables: CollectionTables, now: Date): ReadCards {
  const [collection] = tables.read("col", "crt, models, decks", 1);
  if (!collection) throw new UnreadableCards();
  const start = new Date(Number(collection[0]) * 1000);
  const types = tables.has("notetypes")
    ? readNoteTypes(tables)
    : parseNoteTypes(String(collection[1]));
  const rows = tables
    .read(
      "cards",
      "id, nid, did, ord, type, queue, due, ivl, factor, reps, lapses, left, odue, odid, data",
      importLimits.rows + 1,
    )
    .sort((a, b) => Number(a[0]) - Number(b[0]));
  if (rows.length > importLimits.rows) throw new TooManyCards();
  const ratings = tables.lastRatings();
  const read = new Reading(start, now, ratings);
  const cardsOfNotes = groupByNote(rows);
  // One note at a time: all together may take as much memory as the collection.
  for (const [id, note] of readNotes(tables, types)) {
    for (const { row, line } of cardsOfNotes.get(id) ?? []) read.add(row, line, note);
    cardsOfNotes.delete(id);
  }
  for (const { row, line } of [...cardsOfNotes.values()].flat()) read.add(row, line, undefined);
  return read.result(nameOf(rows, tables, String(collection[2])));
}

interface NumberedRow {
  row: SqlValue[];
  /** From 1. */
  line: number;
}

/** The rows of cards by the ids of their notes. */
function groupByNote(rows: readonly SqlValue[][]): Map<number, NumberedRow[]> {
  const groups = new Map<number, NumberedRow[]>();
  for (const [index, row] of rows.entries()) {
    const id = Number(row[1]);
    const numbered = { row, line: index + 1 };
    const group = groups.get(id);
    if (group) group.push(numbered);
    else groups.set(id, [numbered]);
  }
  return groups;
}

/** Turns rows of cards into cards, in any order. */
class Reading {
  readonly #cards: { card: ImportedCard; line: number }[] = [];
  readonly #skipped: SkippedCard[] = [];
  #media = 0;
  #suspended = 0;
  #hasTags = false;
  readonly #decks = new Set<number>();
  #work = 0;

  constructor(
    private readonly start: Date,
    private readonly now: Date,
    private readonly ratings: ReadonlyMap<number, number>,
  ) {}

  add(row: SqlValue[], line: number, note: NoteRow | undefined): void {
    const ord = Number(row[3]);
    const sides = note && this.#textOf(note, ord);
    const problem = sides ? problemOf(sides) : "no_note";
    if (problem) this.#skipped.push({ line, problem });
    if (!sides || problem) return;
    const schedule = scheduleOf(row);
    if (schedule.queue === -1) this.#suspended += 1;
    if (note.tags !== "") this.#hasTags = true;
    this.#decks.add(deckOf(row));
    const rated = this.ratings.get(Number(row[0]));
    const memory = fromAnkiSchedule(schedule, {
      start: this.start,
      now: this.now,
      reviewedAt: rated === undefined ? null : new Date(rated),
    });
    this.#cards.push({ card: { ...sides, memory, key: keyOf(note.guid, ord) }, line });
  }

  result(title: string | null): ReadCards {
    return {
      title,
      cards: this.#cards.sort((a, b) => a.line - b.line).map(({ card }) => card),
      skipped: this.#skipped.sort((a, b) => a.line - b.line),
      media: this.#media,
      suspended: this.#suspended,
      decks: Math.max(1, this.#decks.size),
      hasTags: this.#hasTags,
    };
  }

  #textOf(
    { type, values, tags }: NoteRow,
    ord: number,
  ): Omit<ImportedCard, "memory" | "key"> | null {
    if (!type) return null;
    if (type.id === fennecNoteType && type.fields.length === 3) {
      const [front = "", back = "", source = ""] = values;
      return {
        front: this.#toText(front),
        back: this.#toText(back),
        source: parseSource(source),
      };
    }
    const template = type.templates[type.isCloze ? 0 : ord];
    if (!template) return null;
    const fields = new Map(type.fields.map((name, index) => [name, values[index] ?? ""]));
    const note = { fields, tags, cloze: type.isCloze ? ord + 1 : null };
    const render = (side: Template, name: "front" | "back") =>
      this.#toText(renderSide(side, note, name, mostHtml));
    const front = render(template.front, "front");
    // What comes after the line that parts question and answer; the whole side if nothing does.
    const counted = this.#media;
    const answer = template.answer ? render(template.answer, "back") : "";
    if (answer === "") this.#media = counted;
    return { front, back: answer || render(template.back, "back"), source: null };
  }

  #toText(html: string): string {
    this.#work += html.length;
    if (this.#work > mostWork) throw new UnreadableCards();
    const plain = unescapeField(html);
    if (plain !== null) return cleanSide(plain);
    const { text, media } = htmlToText(html);
    this.#media += media;
    return cleanSide(text);
  }
}

/** Anki's have 10 characters, Fennec's 20. */
const longestGuid = 64;

/** A note makes several cards. */
function keyOf(guid: string, ord: number): string | null {
  if (guid === "" || guid.length > longestGuid) return null;
  return ord === 0 ? guid : `${guid} ${ord}`;
}

function scheduleOf(row: SqlValue[]): AnkiSchedule {
  const [type, queue, due, ivl, factor, reps, lapses, left, odue, odid] = row
    .slice(4, 14)
    .map(Number);
  // In a filtered deck, `due` is a place in it.
  const isFiltered = Boolean(odid) && Boolean(odue);
  return {
    ...{ type: type ?? 0, queue: queue ?? 0, due: (isFiltered ? odue : due) ?? 0, ivl: ivl ?? 0 },
    ...{ factor: factor ?? 0, reps: reps ?? 0, lapses: lapses ?? 0, left: left ?? 0 },
    data: String(row[14] ?? ""),
  };
}

function* readNotes(
  tables: CollectionTables,
  types: ReadonlyMap<number, NoteType>,
): Generator<[id: number, NoteRow]> {
  const columns = "id, mid, flds, tags, guid";
  for (const [id, type, fields, tags, guid] of tables.each(
    "notes",
    columns,
    importLimits.rows + 1,
  )) {
    yield [
      Number(id),
      {
        guid: String(guid),
        type: types.get(Number(type)),
        values: String(fields).split("\u001f"),
        tags: String(tags).trim(),
      },
    ];
  }
}

/** Decks of a collection whose names are read. */
const mostDecks = 5_000;

/** The deck of a card; of one in a filtered deck, its own. */
const deckOf = (row: SqlValue[]) => Number(row[13]) || Number(row[2]);

/** The name of the deck that all cards are in, or of the one that holds those decks; null if none does. */
function nameOf(cards: SqlValue[][], tables: CollectionTables, json: string): string | null {
  const ids = new Set(cards.map(deckOf));
  const names = tables.has("decks")
    ? tables.read("decks", "id, name", mostDecks).map(([id, name]) => [id, name] as const)
    : Object.entries(JSON.parse(json) as Record<string, { name: string }>).map(
        ([id, { name }]) => [id, name] as const,
      );
  const paths = names
    .filter(([id]) => ids.has(Number(id)))
    .map(([, name]) => String(name).replaceAll("\u001f", "::").split("::"));
  const [first = [], ...rest] = paths;
  const differs = first.findIndex((part, depth) => rest.some((path) => path[depth] !== part));
  const shared = differs < 0 ? first : first.slice(0, differs);
  return shared.at(-1)?.trim() || null;
}
