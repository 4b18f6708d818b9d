import initSqlite, { type Database, type SqlJsStatic } from "sql.js";
import { beforeAll, describe, expect, it } from "vitest";
import { TooManyCards, UnreadableCards } from "../import/imported-card";
import { readCollection } from "./read-collection";

const now = new Date("2026-06-01T12:00:00Z");
/** When the collection begins, in seconds. */
const start = Date.parse("2026-01-01T04:00:00Z") / 1000;
const day = 86_400_000;

let sqlite: SqlJsStatic;
beforeAll(async () => {
  sqlite = await initSqlite();
});

/** Anki's tables of schema 11, and a note type of each kind. */
const schema11 = `
  create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
    ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
    models text not null, decks text not null, dconf text not null, tags text not null);
  create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
    usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
    flags integer not null, data text not null);
  create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
    mod integer not null, usn integer not null, type integer not null, queue integer not null,
    due integer not null, ivl integer not null, factor integer not null, reps integer not null,
    lapses integer not null, left integer not null, odue integer not null, odid integer not null,
    flags integer not null, data text not null);
  create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
    ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
    type integer not null);`;

const fields = (...names: string[]) => names.map((name, ord) => ({ name, ord }));
const template = (qfmt: string, afmt: string) => ({ qfmt, afmt });
const models = {
  "10": {
    name: "Basic (and reversed card)",
    type: 0,
    flds: fields("Front", "Back"),
    tmpls: [
      template("{{Front}}", "{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}"),
      template("{{Back}}", '{{Back}}<hr id="answer">{{Front}}'),
    ],
  },
  "11": {
    name: "Cloze",
    type: 1,
    flds: fields("Text", "Back Extra"),
    tmpls: [template("{{cloze:Text}}", "{{cloze:Text}}<br>\n{{Back Extra}}")],
  },
};
const decks = { "1": { name: "Default" }, "5": { name: "Biology::Insects::Bees" } };

const note = (id: number, type: number, ...values: string[]) =>
  `insert into notes values (${id}, 'g${id}', ${type}, 0, 0, '', '${values.join("\u001f").replaceAll("'", "''")}', '', 0, 0, '');`;

interface CardRow {
  ord?: number;
  did?: number;
  type?: number;
  queue?: number;
  due?: number;
  ivl?: number;
  factor?: number;
  reps?: number;
  lapses?: number;
  left?: number;
  odue?: number;
  odid?: number;
  data?: string;
}
const card = (id: number, note: number, row: CardRow = {}) => {
  const { ord = 0, did = 5, type = 0, queue = type, due = 0, ivl = 0, factor = 0, reps = 0 } = row;
  const { lapses = 0, left = 0, odue = 0, odid = 0, data = "" } = row;
  return `insert into cards values (${id}, ${note}, ${did}, ${ord}, 0, 0, ${type}, ${queue}, ${due}, ${ivl}, ${factor}, ${reps}, ${lapses}, ${left}, ${odue}, ${odid}, 0, '${data}');`;
};

function collection(...statements: string[]): Uint8Array {
  return withDatabase((database) => {
    database.run(schema11);
    database.run("insert into col values (1, ?, 0, 0, 11, 0, 0, 0, '{}', ?, ?, '{}', '{}')", [
      start,
      JSON.stringify(models),
      JSON.stringify(decks),
    ]);
    for (const statement of statements) database.run(statement);
  });
}

function withDatabase(fill: (database: Database) => void): Uint8Array {
  const database = new sqlite.Database();
  try {
    fill(database);
    return database.export();
  } finally {
    database.close();
  }
}

describe("the cards of a collection", () => {
  it("are made from every template of a note, and every cloze", () => {
    const read = readCollection(
      sqlite,
      collection(
        note(1, 10, "<b>queen</b>[sound:q.mp3]", 'lays <i>eggs</i><br><img src="egg.png">'),
        note(2, 11, "{{c1::Bees}} make {{c2::honey::food}}.", "In spring."),
        ...[card(20, 1), card(21, 1, { ord: 1 }), card(22, 2), card(23, 2, { ord: 1 })],
        ...[card(24, 2, { ord: 2 }), card(25, 99)],
      ),
      now,
    );
    expect(read.title).toBe("Bees");
    expect(read.cards.map(({ front, back }) => [front, back])).toEqual([
      ["queen", "lays eggs"],
      ["lays eggs", "queen"],
      ["[...] make honey.", "Bees make honey.\nIn spring."],
      ["Bees make [food].", "Bees make honey.\nIn spring."],
    ]);
    expect(read.skipped).toEqual([
      { line: 5, problem: "no_front" },
      { line: 6, problem: "no_note" },
    ]);
    expect(read.media).toBe(4);
  });

  it("can come from several decks with tags, and media are counted once per card", () => {
    const tagged = note(2, 10, "c", "[sound:d.mp3]").replace("0, '', 'c", "0, 'bio cells', 'c");
    const read = readCollection(
      sqlite,
      collection(note(1, 10, "a", "b"), tagged, card(20, 1), card(21, 2, { did: 1 }), card(22, 2)),
      now,
    );
    // The second note's cards have no text on the back.
    expect(read).toMatchObject({ decks: 1, hasTags: false, media: 2 });
    const withText = tagged.replace("[sound:d.mp3]", "d[sound:d.mp3]");
    const both = collection(note(1, 10, "a", "b"), withText, card(20, 1), card(21, 2, { did: 1 }));
    expect(readCollection(sqlite, both, now)).toMatchObject({ decks: 2, hasTags: true, media: 1 });
  });

  it("keep their schedules, from FSRS or SM-2", () => {
    const { cards, suspended } = readCollection(
      sqlite,
      collection(
        note(1, 10, "a", "b"),
        card(20, 1),
        card(21, 1, { type: 2, due: 160, ivl: 30, factor: 2500, reps: 9, lapses: 2 }),
        card(22, 1, {
          ...{ type: 2, due: 160, ivl: 30, factor: 1300, reps: 5 },
          data: '{"s":41.5,"d":3.25,"dr":0.9}',
        }),
        "insert into revlog values (1780000000123, 22, 0, 3, 30, 10, 2500, 900, 1);",
        card(23, 1, {
          type: 1,
          due: Date.parse("2026-06-01T12:10:00Z") / 1000,
          left: 1001,
          reps: 1,
        }),
        card(24, 1, { type: 2, queue: -1, due: 100, ivl: 10, factor: 2500, reps: 3 }),
        card(25, 1, {
          type: 2,
          due: -5,
          odue: 170,
          odid: 5,
          did: 6,
          ivl: 8,
          factor: 2500,
          reps: 3,
        }),
        card(26, 1, { type: 2, due: 9e15, ivl: -9e15, factor: -5, reps: -1, lapses: 9e15 }),
      ),
      now,
    );
    const [fresh, sm2, byFsrs, learning, held, filtered, absurd] = cards.map(
      ({ memory }) => memory,
    );
    const at = (days: number) => new Date(start * 1000 + days * day);
    expect(fresh).toBeNull();
    expect(sm2).toMatchObject({
      ...{ due: at(160), stability: 30, scheduledDays: 30, state: 2, reps: 9, lapses: 2 },
      lastReview: at(130),
    });
    expect(byFsrs).toMatchObject({
      ...{ stability: 41.5, difficulty: 3.25, due: at(160) },
      lastReview: new Date(1_780_000_000_123),
    });
    expect(learning).toMatchObject({
      ...{ state: 1, due: new Date("2026-06-01T12:10:00Z"), learningSteps: 1, scheduledDays: 0 },
    });
    expect(held).toMatchObject({ due: at(100), state: 2 });
    expect(suspended).toBe(1);
    expect(filtered).toMatchObject({ due: at(170) });
    expect(absurd).toMatchObject({ due: now, scheduledDays: 1, reps: 1, lapses: 1_000_000 });
    for (const memory of [sm2, byFsrs, learning, held, filtered, absurd]) {
      expect(memory?.stability).toBeGreaterThan(0);
      expect(memory?.difficulty).toBeGreaterThanOrEqual(1);
      expect(memory?.difficulty).toBeLessThanOrEqual(10);
      expect(memory?.lastReview?.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it("take the name of the deck that contains all of their decks", () => {
    const title = (names: string[]) =>
      readCollection(
        sqlite,
        collection(
          note(1, 10, "a", "b"),
          ...names.map((_, index) => card(20 + index, 1, { did: index })),
          `update col set decks = '${JSON.stringify(Object.fromEntries(names.map((name, index) => [index, { name }])))}'`,
        ),
        now,
      ).title;
    expect(title(["A::B", "A::C"])).toBe("A");
    expect(title(["A::B::C", "A::D::C"])).toBe("A");
    expect(title(["A::B", "A::B::C"])).toBe("B");
    expect(title(["A", "B"])).toBeNull();
  });

  it("are also read from the tables of schema 18", () => {
    const bytes = withDatabase((database) => {
      const utf8 = (text: string) => [...new TextEncoder().encode(text)];
      const text = (field: number, value: string) => {
        const content = utf8(value);
        return [field * 8 + 2, content.length, ...content];
      };
      database.run(schema11.replace("models text not null", "models text"));
      database.run("insert into col values (1, ?, 0, 0, 18, 0, 0, 0, '', '', '', '', '')", [start]);
      // Only Anki has the collation, so it is declared after the tables are made.
      database.run(`
        create table notetypes (id integer not null primary key, name text not null collate nocase,
          mtime_secs integer not null, usn integer not null, config blob not null);
        create unique index idx_notetypes_name on notetypes (name);
        create table fields (ntid integer not null, ord integer not null, name text not null collate nocase,
          config blob not null, primary key (ntid, ord)) without rowid;
        create unique index idx_fields_name_ntid on fields (name, ntid);
        create table templates (ntid integer not null, ord integer not null, name text not null collate nocase,
          mtime_secs integer not null, usn integer not null, config blob not null, primary key (ntid, ord))
          without rowid;
        create table decks (id integer primary key not null, name text not null collate nocase,
          mtime_secs integer not null, usn integer not null, common blob not null, kind blob not null);
        create unique index idx_decks_name on decks (name);`);
      const insert = (table: string, ...values: (number | string | Uint8Array)[]) =>
        database.run(`insert into ${table} values (${values.map(() => "?").join()})`, values);
      const nothing = new Uint8Array();
      insert("notetypes", 10, "Basic", 0, 0, Uint8Array.from([2 * 8, 0, ...text(3, ".card{}")]));
      insert("notetypes", 11, "Cloze", 0, 0, Uint8Array.from([1 * 8, 1]));
      for (const [index, name] of ["Front", "Back"].entries())
        insert("fields", 10, index, name, nothing);
      insert("fields", 11, 0, "Text", nothing);
      insert(
        ...(["templates", 10, 0, "Card 1", 0, 0] as const),
        Uint8Array.from([
          ...text(1, "{{Front}}"),
          ...text(2, "{{FrontSide}}<hr id=answer>{{Back}}"),
        ]),
      );
      insert(
        ...(["templates", 11, 0, "Cloze", 0, 0] as const),
        Uint8Array.from([...text(1, "{{cloze:Text}}"), ...text(2, "{{cloze:Text}}")]),
      );
      insert("decks", 5, "Biology\u001fBees", 0, 0, nothing, nothing);
      database.run(note(1, 10, "queen", "lays eggs"));
      database.run(note(2, 11, "{{c1::Bees}} dance."));
      database.run(card(20, 1) + card(21, 2));
      database.run(`pragma writable_schema = on;
        update sqlite_master set sql = replace(sql, 'nocase', 'unicase');`);
    });
    const read = readCollection(sqlite, bytes, now);
    expect(read.title).toBe("Bees");
    expect(read.cards.map(({ front, back }) => [front, back])).toEqual([
      ["queen", "lays eggs"],
      ["[...] dance.", "Bees dance."],
    ]);
  });
});

describe("a broken or malicious collection", () => {
  const refuse = (bytes: Uint8Array, error: new () => Error = UnreadableCards) =>
    expect(() => readCollection(sqlite, bytes, now)).toThrow(error);

  it("is rejected if it is not a database, or lacks tables and columns", () => {
    refuse(new Uint8Array());
    refuse(new TextEncoder().encode("SQLite format 3\0, says the file"));
    refuse(collection().slice(0, 3_000));
    for (const table of ["col", "notes", "cards"]) refuse(collection(`drop table ${table}`));
    refuse(collection("delete from col"));
    refuse(collection("update col set models = 'x'"));
    refuse(collection("update col set models = '[null]'"));
    refuse(collection("alter table cards rename column data to other"));
  });

  it("is rejected if it has views or generated columns", () => {
    refuse(
      collection(
        "drop table cards",
        "create view cards as with recursive c(id) as (select 1 union all select id + 1 from c) select id, 1 as nid, 1 as did, 0 as ord, 0 as type, 0 as queue, 0 as due, 0 as ivl, 0 as factor, 0 as reps, 0 as lapses, 0 as left, 0 as odue, 0 as odid, '' as data from c",
      ),
    );
    refuse(
      collection(
        "drop table notes",
        "create table notes (id integer primary key, mid, tags, flds text as (hex(zeroblob(1000))))",
        "insert into notes (id, mid, tags) values (1, 10, '')",
        card(20, 1),
      ),
    );
  });

  it("does not hang if its pages form a cycle", () => {
    const many = Array.from({ length: 2_000 }, (_, index) =>
      note(index + 1, 10, "front", "b".repeat(40)),
    );
    const bytes = collection(many.join(""), card(20, 1));
    for (let seed = 1; seed < 40; seed += 1) {
      const broken = bytes.slice();
      const pages = bytes.byteLength / 4096;
      const [to, from] = [(seed * 7) % pages, (seed * 3) % pages];
      if (to > 0) broken.copyWithin(to * 4096, from * 4096, from * 4096 + 4096);
      try {
        expect(readCollection(sqlite, broken, now).cards.length).toBeLessThan(2);
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableCards);
      }
    }
  });

  it("is rejected if it has more cards than a deck can have", () => {
    const cards = Array.from({ length: 20_001 }, (_, index) => card(index + 1, 1)).join("");
    refuse(collection(note(1, 10, "a", "b"), `begin; ${cards} commit;`), TooManyCards);
  });

  it("is rejected if its templates produce too much text", () => {
    const huge = {
      ...models,
      "10": { ...models["10"], tmpls: [template("{{Front}}".repeat(10_000), "x")] },
    };
    const cards = Array.from({ length: 5_000 }, (_, index) => card(index + 1, 1)).join("");
    refuse(
      collection(
        note(1, 10, "<i>a</i>".repeat(10_000), "b"),
        `begin; ${cards} commit;`,
        `update col set models = '${JSON.stringify(huge)}'`,
      ),
    );
  });
});
