import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { strFromU8, unzipSync } from "fflate";
import initSqlite from "sql.js";
import { expect, it } from "vitest";
import type { Memory } from "~/assessment/memory";
import { type AnkiDeck, writeAnkiPackage } from "./write-package";

const now = new Date("2026-01-10T12:00:00Z");
const dance = { fileId: "d".repeat(20), page: 3, quote: "They dance." };
const reviewed: Memory = {
  due: new Date("2026-02-01T09:00:00.001Z"),
  stability: 21.5,
  difficulty: 6.25,
  scheduledDays: 22,
  learningSteps: 0,
  reps: 4,
  lapses: 1,
  state: 2,
  lastReview: new Date("2026-01-10T09:00:00.001Z"),
};
const deck: AnkiDeck = {
  title: 'Bees::"Honey" & 蜂蜜',
  createdAt: new Date("2026-01-09T08:30:00.123Z"),
  cards: [
    {
      id: "a".repeat(20),
      number: 1,
      front: "Who dances?",
      back: "Bees",
      source: dance,
      memory: null,
    },
    {
      id: "b".repeat(20),
      number: 3,
      front: `<b>"Quotes"</b> & 'more'\r\nwith a line`,
      back: "نحل 🐝 蜂",
      source: null,
      memory: null,
    },
    {
      ...{ id: "c".repeat(20), number: 4, front: "12", back: "a\u001fb" },
      source: { fileId: "d".repeat(20), page: null, quote: "x; DROP TABLE notes" },
      memory: reviewed,
    },
  ],
};

/** Reads a package with Node's SQLite, not the library that wrote it. */
async function readBack<T>(
  written: AnkiDeck | AnkiDeck[],
  read: (database: DatabaseSync, entries: Record<string, Uint8Array>) => T,
): Promise<T> {
  const entries = unzipSync(await writeAnkiPackage(await initSqlite(), [written].flat(), now));
  const folder = mkdtempSync(join(tmpdir(), "anki-"));
  try {
    const file = join(folder, "collection.anki2");
    writeFileSync(file, entries["collection.anki2"] ?? "");
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return read(database, entries);
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it("is a zip of a valid SQLite database with Anki's tables and indexes, and no media", async () => {
  await readBack(deck, (database, entries) => {
    expect(Object.keys(entries).sort()).toEqual(["collection.anki2", "media"]);
    expect(strFromU8(entries.media ?? new Uint8Array())).toBe("{}");
    expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    const names = (type: string) =>
      database
        .prepare("SELECT name FROM sqlite_master WHERE type = ? ORDER BY name")
        .all(type)
        .map(({ name }) => name);
    expect(names("table")).toEqual(["cards", "col", "graves", "notes", "revlog"]);
    expect(names("index")).toEqual([
      ...["ix_cards_nid", "ix_cards_sched", "ix_cards_usn", "ix_notes_csum", "ix_notes_usn"],
      ...["ix_revlog_cid", "ix_revlog_usn"],
    ]);
    const columns = (table: string) => database.prepare(`PRAGMA table_info(${table})`).all().length;
    expect(["col", "notes", "cards", "revlog", "graves"].map(columns)).toEqual([13, 11, 18, 9, 3]);
  });
});

it("contains one collection of schema 11, with one note type and one deck besides the default", async () => {
  await readBack(deck, (database) => {
    const rows = database.prepare("SELECT * FROM col").all();
    expect(rows).toHaveLength(1);
    const [collection] = rows;
    expect(collection).toMatchObject({ id: 1, ver: 11, crt: 1_767_931_200, mod: now.getTime() });
    const models = Object.entries(JSON.parse(String(collection?.models)));
    expect(models).toHaveLength(1);
    const [[modelId, model]] = models as [[string, { flds: { name: string; ord: number }[] }]];
    expect(model).toMatchObject({ id: Number(modelId), name: "Fennec", type: 0, sortf: 0 });
    expect(model.flds.map(({ name, ord }) => [name, ord])).toEqual([
      ["Front", 0],
      ["Back", 1],
      ["Source", 2],
    ]);
    const decks = JSON.parse(String(collection?.decks)) as Record<string, { name: string }>;
    expect(Object.keys(decks)).toEqual(["1", String(deck.createdAt.getTime())]);
    expect(decks[deck.createdAt.getTime()]?.name).toBe('Bees:"Honey" & 蜂蜜');
    expect(JSON.parse(String(collection?.dconf))).toHaveProperty("1.new.perDay", 20);
    expect(JSON.parse(String(collection?.conf))).toMatchObject({ curModel: modelId });
    const used = database.prepare("SELECT DISTINCT mid FROM notes").all();
    expect(used).toEqual([{ mid: Number(modelId) }]);
  });
});

it("contains a note and a card for each card, with escaped text and its schedule", async () => {
  await readBack(deck, (database) => {
    const notes = database.prepare("SELECT * FROM notes ORDER BY id").all();
    expect(notes.map(({ guid }) => guid)).toEqual(deck.cards.map(({ id }) => id));
    expect(notes.map(({ flds }) => String(flds).split("\u001f"))).toEqual([
      [
        "Who dances?",
        "Bees",
        `<span data-file="${dance.fileId}" data-page="3">They dance.</span> (page 3)`,
      ],
      ["&lt;b&gt;&quot;Quotes&quot;&lt;/b&gt; &amp; 'more'<br>with a line", "نحل 🐝 蜂", ""],
      ["12", "a b", `<span data-file="${dance.fileId}">x; DROP TABLE notes</span>`],
    ]);
    // The first eight digits of the SHA-1 of "Who dances?".
    expect(notes[0]).toMatchObject({ csum: 0xe3ce929e, sfld: "Who dances?" });
    const cards = database.prepare("SELECT * FROM cards ORDER BY id").all();
    expect(cards).toHaveLength(3);
    for (const [index, card] of cards.slice(0, 2).entries()) {
      expect(card).toMatchObject({
        nid: notes[index]?.id,
        did: deck.createdAt.getTime(),
        due: deck.cards[index]?.number,
        ...{ ord: 0, type: 0, queue: 0, ivl: 0, reps: 0, lapses: 0 },
      });
    }
    // Due on the 22nd day after the day on which the collection begins, at four in the morning.
    expect(cards[2]).toMatchObject({
      ...{ type: 2, queue: 2, due: 23, ivl: 22, factor: 2500, reps: 4, lapses: 1 },
    });
    expect(JSON.parse(String(cards[2]?.data))).toEqual({
      ...{ s: 21.5, d: 6.25, lrt: 1_768_035_600 },
      cd: JSON.stringify({
        ...{ fd: 1_769_936_400_001, fl: 1_768_035_600_001 },
        ...{ fi: 22, fs: 0, fr: 4 },
      }),
    });
    for (const table of ["revlog", "graves"]) {
      expect(database.prepare(`SELECT count(*) AS total FROM ${table}`).get()).toEqual({
        total: 0,
      });
    }
  });
});

it("keeps the ids by which Anki recognises a note when the text of a card changes", async () => {
  const numbers = (written: AnkiDeck) =>
    readBack(written, (database) =>
      database
        .prepare("SELECT n.id, guid, mid, did FROM notes n JOIN cards c ON c.nid = n.id")
        .all()
        .map((row) => ({ ...row })),
    );
  const changed = { ...deck, cards: deck.cards.map((card) => ({ ...card, front: "Other" })) };
  expect(await numbers(changed)).toEqual(await numbers(deck));
});

it("contains several decks with unique ids, even with equal titles and similar times", async () => {
  const other = { ...deck, createdAt: new Date(deck.createdAt.getTime() + 1) };
  const decks = [
    deck,
    { ...other, cards: deck.cards.map((card) => ({ ...card, id: `2${card.id}` })) },
  ];
  await readBack(decks, (database) => {
    const all = (sql: string) => database.prepare(sql).all();
    expect(all("SELECT DISTINCT id FROM notes")).toHaveLength(6);
    expect(all("SELECT DISTINCT id FROM cards")).toHaveLength(6);
    const counts = all("SELECT count(*) AS cards FROM cards GROUP BY did");
    expect(counts.map(({ cards }) => cards)).toEqual([3, 3]);
    const [collection] = all("SELECT decks FROM col");
    const names = Object.values(
      JSON.parse(String(collection?.decks)) as Record<string, { name: string }>,
    );
    const [first, second] = names.slice(1).map(({ name }) => name);
    expect(second).toBe(`${first} (2)`);
  });
});

it("can contain a hundred cards, or none", async () => {
  const cards = Array.from({ length: 100 }, (_, index) => ({
    ...{ id: String(index).padStart(20, "0"), number: index + 1 },
    ...{
      front: `Front ${index} ${"é".repeat(990)}`,
      back: "b".repeat(1000),
      source: { fileId: "d".repeat(20), page: 1, quote: "s".repeat(900) },
      memory: null,
    },
  }));
  const count = (written: AnkiDeck) =>
    readBack(written, (database) => database.prepare("SELECT count(*) AS n FROM notes").get()?.n);
  expect(await count({ ...deck, cards })).toBe(100);
  expect(await count({ ...deck, cards: [] })).toBe(0);
});

/** rslib/src/storage/schema11.sql of ankitects/anki, 2026-08-22: columns without a type are integers. */
const published = {
  cards:
    "id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data:text",
  col: "id crt mod scm ver dty usn ls conf:text models:text decks:text dconf:text tags:text",
  graves: "usn oid type",
  notes: "id guid:text mid mod usn tags:text flds:text sfld csum flags data:text",
  revlog: "id cid usn ease ivl lastIvl factor time type",
};
const publishedIndexes = [
  "ix_cards_nid: nid",
  "ix_cards_sched: did queue due",
  "ix_cards_usn: usn",
  "ix_notes_csum: csum",
  "ix_notes_usn: usn",
  "ix_revlog_cid: cid",
  "ix_revlog_usn: usn",
];

it("has the tables, columns and indexes of Anki's published schema, and its version", async () => {
  await readBack(deck, (database) => {
    const all = (sql: string) => database.prepare(sql).all() as Record<string, string | number>[];
    const names = (type: string) =>
      all(`SELECT name FROM sqlite_master WHERE type = '${type}' AND sql NOT NULL ORDER BY name`);
    const columnsOf = (table: unknown) =>
      all(`PRAGMA table_info(${table})`)
        .map(({ name, type }) => (`${type}`.toLowerCase() === "text" ? `${name}:text` : `${name}`))
        .join(" ");
    const tables = names("table").map(({ name }) => [name, columnsOf(name)]);
    expect(Object.fromEntries(tables)).toEqual(published);
    const indexes = names("index").map(({ name }) => {
      const columns = all(`PRAGMA index_info(${name})`).map((column) => column.name);
      return `${name}: ${columns.join(" ")}`;
    });
    expect(indexes).toEqual(publishedIndexes);
    expect(all("SELECT ver FROM col")).toEqual([{ ver: 11 }]);
  });
});
