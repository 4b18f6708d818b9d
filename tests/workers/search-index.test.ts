import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { searchPassageRows } from "~/library/passage-search-store.server";
import { openDatabase } from "~/platform/database.server";
import { administered, rebuildIndex } from "./administrator";
import { shortDocx, studyDocx, studyPdf } from "./documents";
import { type FileAnswer, type Learner, newLearner, uploaded } from "./learner";

const database = openDatabase(env.DB);
const questions = [
  "How does rubisco fix carbon dioxide?",
  "light reactions",
  "ATP",
  "光合作用",
  "Was ist Photosynthese?",
];

let learner: Learner;
let other: Learner;
let files: FileAnswer[];

beforeEach(async () => {
  [learner, other] = [await newLearner(), await newLearner()];
  files = [
    await uploaded(learner, studyDocx()),
    await uploaded(learner, studyPdf()),
    await uploaded(learner, shortDocx("zh.docx", "光合作用是植物利用光能的过程。".repeat(20))),
  ];
  await uploaded(other, studyPdf());
});

/** The results of each question for each learner and each file. */
async function found() {
  const scopes = [
    { userId: learner.id, fileIds: null },
    { userId: other.id, fileIds: null },
    ...files.map(({ id }) => ({ userId: learner.id, fileIds: [id] })),
  ];
  const results = [];
  for (const scope of scopes) {
    for (const question of questions) {
      const rows = await searchPassageRows(database, scope, question, 20);
      results.push(rows.map(({ id }) => id));
    }
  }
  expect(results.flat().length).toBeGreaterThan(20);
  return results;
}

async function definitions() {
  const { results } = await env.DB.prepare(
    "SELECT name, sql FROM sqlite_master WHERE name IN ('passage_index', 'passage_index_delete') ORDER BY name",
  ).all();
  return results;
}

async function passages(): Promise<number> {
  const row = await env.DB.prepare("SELECT count(*) AS n FROM passages").first<{ n: number }>();
  return row?.n ?? 0;
}

const drop = () => env.DB.prepare("DROP TABLE passage_index").run();
const step = (after: number) =>
  administered<{ indexed: number; next: number | null }>("POST", "index", { after });
const compared = async () =>
  (await administered<{ index: unknown }>("POST", "check", { of: "index" })).index;

describe("rebuilding a lost search index", () => {
  it("restores the index and the results of searches", async () => {
    const [before, made] = [await found(), await definitions()];
    await drop();
    expect(await compared()).toBeNull();
    expect((await learner.call("DELETE", `/api/files/${files[0]?.id}`)).status).toBe(500);
    expect(await rebuildIndex()).toBe(await passages());
    expect(await definitions()).toEqual(made);
    expect(await found()).toEqual(before);
    expect(await compared()).toEqual({ missing: 0, stray: 0 });
    expect(await rebuildIndex()).toBe(0);
  });

  it("includes deletions and uploads made while it runs", async () => {
    await drop();
    await env.DB.prepare("DROP TRIGGER passage_index_delete").run();
    const first = await step(0);
    expect(first.indexed).toBeGreaterThan(0);
    expect((await learner.call("DELETE", `/api/files/${files[0]?.id}`)).status).toBe(200);
    files = [...files.slice(1), await uploaded(learner, studyDocx("Later.docx"))];
    await rebuildIndex();
    expect(await compared()).toEqual({ missing: 0, stray: 0 });
    await found();
  });

  it("continues where it was interrupted", async () => {
    // More passages than one step indexes, all of them found by one word.
    const rows = Array.from({ length: 450 }, (_, at) => ({ ordinal: 1_000 + at }));
    await env.DB.prepare(
      `INSERT INTO passages (file_id, user_id, ordinal, body)
       SELECT ?1, ?2, value ->> 'ordinal', 'zymurgy ' || (value ->> 'ordinal') FROM json_each(?3)`,
    )
      .bind(files[0]?.id, learner.id, JSON.stringify(rows))
      .run();
    await rebuildIndex();
    const before = await found();
    await drop();
    const first = await step(0);
    expect(first.next).not.toBeNull();
    const rest = await rebuildIndex();
    expect(first.indexed + rest).toBe(await passages());
    expect(await found()).toEqual(before);
    const scope = { userId: learner.id, fileIds: null };
    expect(await searchPassageRows(database, scope, "zymurgy", 1_000)).toHaveLength(450);
  });
});

it("rebuilding adds missing entries and removes those of deleted passages", async () => {
  const before = await found();
  await env.DB.batch([
    env.DB.prepare("DELETE FROM passage_index WHERE rowid IN (SELECT id FROM passages LIMIT 3)"),
    env.DB.prepare("INSERT INTO passage_index (rowid, scope, terms) VALUES (999999, 'ux0', 'atp')"),
  ]);
  expect(await compared()).toEqual({ missing: 3, stray: 1 });
  expect(await rebuildIndex()).toBe(3);
  expect(await compared()).toEqual({ missing: 0, stray: 0 });
  expect(await found()).toEqual(before);
});

it("rebuilding can drop the index first", async () => {
  const before = await found();
  expect(await rebuildIndex(true)).toBe(await passages());
  expect(await found()).toEqual(before);
});
