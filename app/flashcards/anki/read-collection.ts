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
import { fennecNoteType, parseSource, unescapeField } from "./fields";
import { htmlToText } from "./html-to-text";
import { parseMessage } from "./parse-message";
import { parseTemplate, renderSide, type Template } from "./render-card";
import { type AnkiSchedule, fromAnkiSchedule } from "./schedule";

/** HTML of one side: formatting included, many times the longest text. */
const mostHtml = 50_000;
/** HTML of all cards together; a package that has more is made to keep a server busy. */
const mostWork = 20_000_000;
/** Ratings whose moments are looked at. */
const mostRatings = 2_000_000;

/**
 * The cards of an Anki collection, schema 11 or 18, with their schedules, in the order in which they were
 * made.
 * @throws UnreadableCards, TooManyCards
 */
export function readCollection(sqlite: SqlJsStatic, bytes: Uint8Array, now: Date): ReadCards {
  let database: Database | undefined;
  try {
    database = new sqlite.Database(bytes);
    return readDatabase(new Tables(database), now);
  } catch (error) {
    throw error instanceof TooManyCards ? error : new UnreadableCards();
  } finally {
    database?.close();
  }
}

/** Reads tables with a bound: the pages of a broken database may lead round in circles. */
class Tables {
  readonly #names = new Set<string>();

  constructor(private readonly database: Database) {
    // SQLite reads no table whose order it does not know, and only Anki has this one.
    database.run(`PRAGMA writable_schema = ON;
      UPDATE sqlite_master SET sql = replace(sql, 'unicase', 'nocase') WHERE sql LIKE '%unicase%';
      PRAGMA writable_schema = RESET;`);
    // A view or a computed column could run for ever.
    for (const [name] of this.#rows("SELECT name FROM sqlite_master WHERE type = 'table'", 1_000)) {
      this.#names.add(String(name));
    }
  }

  has(table: string): boolean {
    return this.#names.has(table);
  }

  read(table: string, columns: string, most: number): SqlValue[][] {
    return [...this.each(table, columns, most)];
  }

  /** Row by row, for tables whose rows together take too much memory. */
  each(table: string, columns: string, most: number): Iterable<SqlValue[]> {
    if (!this.has(table)) throw new UnreadableCards();
    const computed = this.#all(`PRAGMA table_xinfo(${table})`, 1_000).some((row) => row[6] !== 0);
    if (computed) throw new UnreadableCards();
    return this.#rows(`SELECT ${columns} FROM ${table} LIMIT ${most}`, most);
  }

  /** The moment of each card's last rating. */
  lastRatings(): Map<number, number> {
    if (!this.has("revlog")) return new Map();
    const rows = this.#all(
      `SELECT cid, max(id) FROM (SELECT cid, id FROM revlog WHERE ease > 0 LIMIT ${mostRatings}) GROUP BY cid`,
      importLimits.rows + 1,
    );
    return new Map(rows.map(([card, at]) => [Number(card), Number(at)]));
  }

  #all(sql: string, most: number): SqlValue[][] {
    return [...this.#rows(sql, most)];
  }

  *#rows(sql: string, most: number): Generator<SqlValue[]> {
    const statement = this.database.prepare(sql);
    let size = 0;
    try {
      for (let count = 0; count < most && statement.step(); count += 1) {
        const row = statement.get();
        for (const value of row) size += typeof value === "string" ? value.length : 8;
        if (size > importLimits.collectionBytes) throw new UnreadableCards();
        yield row;
      }
    } finally {
      statement.free();
    }
  }
}

interface NoteType {
  id: number;
  name: string;
  isCloze: boolean;
  fields: string[];
  templates: { front: Template; back: Template; answer: Template | null }[];
}

interface NoteRow {
  /** The same in each package that has the note. */
  guid: string;
  type: NoteType | undefined;
  values: string[];
  tags: string;
}

function readDatabase(tables: Tables, now: Date): ReadCards {
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
  tables: Tables,
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

/** Note types of a collection may be many; no note has that many sides. */
const mostTypes = 5_000;

/** Of schema 11: JSON by their ids. */
function parseNoteTypes(json: string): Map<number, NoteType> {
  interface Model {
    name: string;
    type: number;
    flds: { name: string }[];
    tmpls: { qfmt: string; afmt: string }[];
  }
  const models = Object.entries(JSON.parse(json) as Record<string, Model>).slice(0, mostTypes);
  return new Map(
    models.map(([id, { name, type, flds, tmpls }]) => [
      Number(id),
      {
        id: Number(id),
        name: String(name),
        isCloze: type === 1,
        fields: flds.map((field) => String(field.name)),
        templates: tmpls.map(({ qfmt, afmt }) => sidesOf(String(qfmt), String(afmt))),
      },
    ]),
  );
}

/** Of schema 15 and later: tables with protobuf in them. */
function readNoteTypes(tables: Tables): Map<number, NoteType> {
  const types = new Map<number, NoteType>();
  for (const [id, name, config] of tables.read("notetypes", "id, name, config", mostTypes)) {
    types.set(Number(id), {
      id: Number(id),
      name: String(name),
      // Kind: 0 normal, 1 cloze.
      isCloze: parseMessage(bytesOf(config)).get(1) === 1,
      fields: [],
      templates: [],
    });
  }
  for (const [id, ord, name] of tables.read("fields", "ntid, ord, name", mostTypes * 10)) {
    const fields = types.get(Number(id))?.fields;
    if (fields && Number(ord) < mostTypes) fields[Number(ord)] = String(name);
  }
  for (const [id, ord, config] of tables.read("templates", "ntid, ord, config", mostTypes * 10)) {
    const parts = parseMessage(bytesOf(config));
    const templates = types.get(Number(id))?.templates;
    const side = (field: number) => new TextDecoder().decode(bytesOf(parts.get(field)));
    if (templates && Number(ord) < mostTypes) templates[Number(ord)] = sidesOf(side(1), side(2));
  }
  return types;
}

function bytesOf(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}

const answerLine = /<hr\b[^<>]*\bid\s*=\s*["']?answer\b[^<>]*>/i;

function sidesOf(front: string, back: string): NoteType["templates"][number] {
  const [qfmt, afmt] = [front.slice(0, mostHtml), back.slice(0, mostHtml)];
  const line = answerLine.exec(afmt);
  const answer = line ? afmt.slice(line.index + line[0].length) : null;
  return {
    front: parseTemplate(qfmt),
    back: parseTemplate(afmt),
    answer: answer === null ? null : parseTemplate(answer),
  };
}

/** The deck of a card; of one in a filtered deck, its own. */
const deckOf = (row: SqlValue[]) => Number(row[13]) || Number(row[2]);

/** The name of the deck that all cards are in, or of the one that holds those decks; null if none does. */
function nameOf(cards: SqlValue[][], tables: Tables, json: string): string | null {
  const ids = new Set(cards.map(deckOf));
  const names = tables.has("decks")
    ? tables.read("decks", "id, name", mostTypes).map(([id, name]) => [id, name] as const)
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
