import { env } from "cloudflare:workers";
import { afterAll, expect, it } from "vitest";
import { addUp, type Measures, measure, misquoted } from "./measure";
import { markdownOf, tableOf } from "./report";
import { isPicture, keepResult, listDocuments, nameOf, store } from "./study-document";
import { missedThresholds } from "./thresholds";
import { writeItems } from "./write-items";

declare global {
  namespace Cloudflare {
    interface Env {
      /** `serve-folder.mjs`. */
      FOLDER: { fetch: typeof fetch };
      /** Whether the documents are the project's own, which must reach the thresholds. */
      OWN_DOCUMENTS: boolean;
    }
  }
}

const documents = await listDocuments();
const rows: { name: string; measures: Measures }[] = [];

for (const document of documents) {
  const name = nameOf(document);
  it.skipIf(isPicture(document) && !("OCR" in env))(name, { timeout: 120_000 }, async () => {
    const written = await writeItems(document, await store(document));
    rows.push({ name, measures: measure(document, written) });
    const { passages, ...items } = written;
    const text = passages.map((passage) => `${passage.heading ?? ""}\n${passage.text}`).join("\n");
    await keepResult(`${name}.json`, JSON.stringify({ ...document, ...items, text }, null, 1));
    await keepResult(`${name}.md`, markdownOf(document, written));
    expect(passages.length).toBeGreaterThan(0);
    if (env.OWN_DOCUMENTS) expect(misquoted(document, passages)).toEqual([]);
  });
}

it.runIf(env.OWN_DOCUMENTS)("reaches the thresholds", () => {
  expect(missedThresholds(addUp(rows.map(({ measures }) => measures)))).toEqual([]);
});

afterAll(async () => {
  if (rows.length === 0) return;
  const all = { name: "all", measures: addUp(rows.map(({ measures }) => measures)) };
  const table = tableOf([...rows, all]);
  console.log(table);
  await keepResult("table.txt", table);
});
