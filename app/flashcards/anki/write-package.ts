import { strToU8, zipSync } from "fflate";
import type { Database, SqlJsStatic, SqlValue } from "sql.js";
import type { CardCollection, CollectedCard } from "~/study-mode";
import { escapeField, fennecNoteType, writeSource } from "./fields";
import { toAnkiSchedule } from "./schedule";

export interface AnkiDeck extends Pick<CardCollection, "title" | "createdAt"> {
  cards: AnkiCard[];
}

/** `id` is stable, so that importing a package again updates its notes. */
type AnkiCard = Omit<CollectedCard, "question">;

/**
 * Decks as a package for Anki, AnkiDroid and AnkiMobile (collection schema 11), with the
 * schedules of their cards.
 */
export async function writeAnkiPackage(
  sqlite: SqlJsStatic,
  decks: readonly AnkiDeck[],
  now: Date,
): Promise<Uint8Array> {
  const collection = toCollection(decks, now);
  const database = new sqlite.Database();
  try {
    database.run(tables);
    writeCollection(database, collection, now);
    await writeCards(database, collection, now);
    const files = { "collection.anki2": database.export(), media: strToU8("{}") };
    return zipSync(files, { mtime: now });
  } finally {
    database.close();
  }
}

const defaultDeck = 1;
const defaultOptions = 1;

/** "Not yet synchronised", which makes Anki send the row to its server. */
const unsynchronised = -1;

const tables = `
  CREATE TABLE col (
    id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
    ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL,
    conf text NOT NULL, models text NOT NULL, decks text NOT NULL, dconf text NOT NULL,
    tags text NOT NULL
  );
  CREATE TABLE notes (
    id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
    usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL,
    csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL
  );
  CREATE TABLE cards (
    id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
    mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL,
    due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL,
    lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL,
    flags integer NOT NULL, data text NOT NULL
  );
  CREATE TABLE revlog (
    id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
    ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL,
    time integer NOT NULL, type integer NOT NULL
  );
  CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
  CREATE INDEX ix_notes_usn ON notes (usn);
  CREATE INDEX ix_notes_csum ON notes (csum);
  CREATE INDEX ix_cards_usn ON cards (usn);
  CREATE INDEX ix_cards_nid ON cards (nid);
  CREATE INDEX ix_cards_sched ON cards (did, queue, due);
  CREATE INDEX ix_revlog_usn ON revlog (usn);
  CREATE INDEX ix_revlog_cid ON revlog (cid);
`;

interface Collection {
  /** When its days begin to count. */
  start: Date;
  decks: { id: number; name: string; cards: NumberedCard[] }[];
}

interface NumberedCard extends AnkiCard {
  /** Of the note and of its card. */
  key: number;
}

/** The decks with ids and names that no two share. An id says when something was made, unless another has it. */
function toCollection(decks: readonly AnkiDeck[], now: Date): Collection {
  const oldestFirst = decks.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const ids = { deck: 0, card: 0 };
  const names = new Set<string>();
  return {
    start: startOfDay(oldestFirst[0]?.createdAt ?? now),
    decks: oldestFirst.map(({ title, createdAt, cards }) => {
      const made = createdAt.getTime();
      ids.deck = Math.max(ids.deck + 1, made);
      const numbered = cards.map((card) => {
        ids.card = Math.max(ids.card + 1, made + card.number);
        return { ...card, key: ids.card };
      });
      return { id: ids.deck, name: uniqueName(title, names), cards: numbered };
    }),
  };
}

function uniqueName(title: string, taken: Set<string>): string {
  // Two colons would make a deck inside a deck of it.
  const name = title.replace(/:{2,}/g, ":");
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name} (${count})`;
  taken.add(free);
  return free;
}

function writeCollection(database: Database, { start, decks }: Collection, now: Date): void {
  const id = decks[0]?.id ?? defaultDeck;
  const size = decks.reduce((sum, { cards }) => sum + cards.length, 0);
  const changed = seconds(now);
  database.run("INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')", [
    seconds(start),
    now.getTime(),
    now.getTime(),
    JSON.stringify({
      activeDecks: [id],
      curDeck: id,
      curModel: String(fennecNoteType),
      nextPos: size + 1,
      addToCur: true,
      collapseTime: 1200,
      dueCounts: true,
      estTimes: true,
      newSpread: 0,
      sortBackwards: false,
      sortType: "noteFld",
      timeLim: 0,
      // Days begin at 4:00 UTC, whatever the learner's time zone.
      schedVer: 2,
      rollover: hourOfNewDay,
      creationOffset: 0,
    }),
    JSON.stringify({ [fennecNoteType]: describeNoteType(id, changed) }),
    JSON.stringify({
      [defaultDeck]: describeDeck(defaultDeck, "Default", changed),
      ...Object.fromEntries(
        decks.map((deck) => [deck.id, describeDeck(deck.id, deck.name, changed)]),
      ),
    }),
    JSON.stringify({ [defaultOptions]: options }),
  ]);
}

async function writeCards(
  database: Database,
  { start, decks }: Collection,
  now: Date,
): Promise<void> {
  const notes = database.prepare("INSERT INTO notes VALUES (?, ?, ?, ?, ?, '', ?, ?, ?, 0, '')");
  const cards = database.prepare(
    "INSERT INTO cards VALUES (?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)",
  );
  try {
    database.run("BEGIN");
    for (const deck of decks) {
      for (const card of deck.cards) {
        notes.run(await noteRow(card, now));
        cards.run(cardRow(card, { deckId: deck.id, start, now }));
      }
    }
    database.run("COMMIT");
  } finally {
    notes.free();
    cards.free();
  }
}

async function noteRow(card: NumberedCard, now: Date): Promise<SqlValue[]> {
  const fields = [escapeField(card.front), escapeField(card.back), writeSource(card.source)];
  const sortField = card.front.replace(/\s+/g, " ").trim();
  return [
    ...[card.key, card.id, fennecNoteType, seconds(now), unsynchronised],
    ...[fields.join("\u001f"), sortField, await checksum(sortField)],
  ];
}

function cardRow(
  card: NumberedCard,
  { deckId, start, now }: { deckId: number; start: Date; now: Date },
): SqlValue[] {
  const schedule = card.memory
    ? toAnkiSchedule(card.memory, start)
    : { ...newCard, due: card.number };
  const { type, queue, due, ivl, factor, reps, lapses, left, data } = schedule;
  return [
    ...[card.key, card.key, deckId, seconds(now), unsynchronised],
    ...[type, queue, due, ivl, factor, reps, lapses, left, data],
  ];
}

/** `due` is its place among the new ones. */
const newCard = {
  ...{ type: 0, queue: 0, ivl: 0, factor: 0, reps: 0, lapses: 0, left: 0 },
  data: "",
};

function describeNoteType(deckId: number, changed: number) {
  const field = (name: string, ord: number) => ({
    ...{ name, ord, font: "Arial", size: 20 },
    ...{ media: [], rtl: false, sticky: false },
  });
  return {
    id: fennecNoteType,
    name: "Fennec",
    type: 0,
    mod: changed,
    usn: unsynchronised,
    sortf: 0,
    did: deckId,
    flds: [field("Front", 0), field("Back", 1), field("Source", 2)],
    tmpls: [
      {
        name: "Card 1",
        ord: 0,
        qfmt: '<div dir="auto">{{Front}}</div>',
        afmt: '{{FrontSide}}<hr id="answer"><div dir="auto">{{Back}}</div>{{#Source}}<p class="source" dir="auto">{{Source}}</p>{{/Source}}',
        ...{ did: null, bqfmt: "", bafmt: "" },
      },
    ],
    req: [[0, "any", [0]]],
    css: ".card { font-family: Arial, sans-serif; font-size: 20px; text-align: center; }\n.source { opacity: 0.7; font-size: 15px; }\n",
    latexPre: "\\documentclass[12pt]{article}\n\\begin{document}\n",
    latexPost: "\\end{document}",
    tags: [],
    vers: [],
  };
}

function describeDeck(id: number, name: string, changed: number) {
  const today = { newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] };
  return {
    ...{ id, name, desc: "", mod: changed, usn: unsynchronised, conf: defaultOptions },
    ...{ dyn: 0, collapsed: false, extendNew: 0, extendRev: 50 },
    ...today,
  };
}

/** The study options that Anki gives a new collection. */
const options = {
  ...{ id: defaultOptions, name: "Default", mod: 0, usn: 0 },
  ...{ maxTaken: 60, autoplay: true, timer: 0, replayq: true },
  new: {
    ...{ bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0] },
    ...{ order: 1, perDay: 20, separate: true },
  },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
  rev: { bury: false, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, perDay: 200 },
};

/** By this Anki finds a note whose first field is the same. */
async function checksum(text: string): Promise<number> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text));
  return new DataView(digest).getUint32(0);
}

const hourOfNewDay = 4;
const hour = 3_600_000;

/** The beginning of a day, as Anki counts them. */
function startOfDay(moment: Date): Date {
  const day = 24 * hour;
  const shift = hourOfNewDay * hour;
  return new Date(Math.floor((moment.getTime() - shift) / day) * day + shift);
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
