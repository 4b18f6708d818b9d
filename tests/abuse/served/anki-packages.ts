import { strToU8, unzipSync, zipSync } from "fflate";
import initSqlite from "sql.js";
import { writeAnkiPackage } from "~/flashcards/anki/write-package";

const sqlite = await initSqlite();
const made = new Date("2026-01-01T12:00:00Z");
const decks = new Map<number, Uint8Array>();
for (const count of [10, 600]) {
  const cards = Array.from({ length: count }, (_, at) => {
    const id = `card${at}`;
    return { id, number: at + 1, front: `front ${at}`, back: "back", source: null, memory: null };
  });
  const deck = { title: "Deck", createdAt: made, cards };
  const entries = unzipSync(await writeAnkiPackage(sqlite, [deck], made));
  decks.set(count, entries["collection.anki2"] ?? new Uint8Array());
}

/** An Anki package whose database was changed by statements. */
export function packageOf(statements = "", count = 10): Uint8Array {
  const database = new sqlite.Database(decks.get(count));
  // Another kind of note than Fennec's own, so that its templates are rendered.
  database.run("UPDATE notes SET mid = 5");
  database.run("UPDATE col SET models = ?", [models]);
  database.run(statements);
  const bytes = database.export();
  database.close();
  return zipSync({ "collection.anki2": bytes, media: strToU8("{}") });
}

const models = JSON.stringify({
  5: {
    name: "Basic",
    type: 0,
    flds: [{ name: "Front" }, { name: "Back" }, { name: "Source" }],
    tmpls: [{ qfmt: "{{Front}}".repeat(5), afmt: "{{FrontSide}}<hr id=answer>{{Back}}" }],
  },
});
