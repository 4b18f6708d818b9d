import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createElement as h, Suspense } from "react";
import { expect, it } from "vitest";
import { batchedMarkup } from "./batched-markup.mjs";

type Server = typeof import("react-dom/server");

const require = createRequire(import.meta.url);
const file = require
  .resolve("react-dom/package.json")
  .replace("package.json", "cjs/react-dom-server.browser.production.min.js");
const changed = serverOf(String(await batchedMarkup.load(file, { ssr: true })));
const original = serverOf(await readFile(file, "utf8"));

it("writes the same page in fewer chunks", async () => {
  const [before, after] = [await piecesOf(original), await piecesOf(changed)];
  expect(after.join("")).toBe(before.join(""));
  expect(before.length).toBeGreaterThan(20);
  expect(after.length).toBe(2);
  expect(after[0]).toContain("waiting");
  expect(after[1]).toContain("came later");
});

it("keeps pages that are rendered at the same time apart", async () => {
  const [alone, ...together] = await Promise.all(
    Array.from({ length: 3 }, () => piecesOf(changed)),
  );
  expect(together).toEqual([alone, alone]);
});

it("reports errors before and after the first chunk of the page", async () => {
  const fails = () => {
    throw new Error("cannot be shown");
  };
  await expect(changed.renderToReadableStream(h(fails))).rejects.toThrow("cannot be shown");
  const page = h("p", null, h(Suspense, { fallback: "waiting" }, h(fails)), "stays");
  const failures: unknown[] = [];
  const stream = await changed.renderToReadableStream(page, {
    onError: (error) => void failures.push(error),
  });
  expect(await new Response(stream).text()).toContain("stays");
  expect(failures).toHaveLength(1);
});

async function piecesOf({ renderToReadableStream }: Server): Promise<string[]> {
  let text: string | null = null;
  const coming = new Promise<void>((done) =>
    setTimeout(() => {
      text = "came later";
      done();
    }, 20),
  );
  const Later = () => {
    if (text === null) throw coming;
    return h("b", null, text);
  };
  const paragraphs = Array.from({ length: 60 }, (_, index) =>
    h(
      "p",
      { key: index, className: `a-"${index}"` },
      "ä < 漢字 😀 & ",
      index,
      " ",
      "x".repeat(600),
    ),
  );
  const page = h("main", null, paragraphs, h(Suspense, { fallback: "waiting" }, h(Later)));
  const stream = await renderToReadableStream(page, { nonce: "n" });
  const bytes: Uint8Array[] = [];
  for await (const piece of stream as unknown as AsyncIterable<Uint8Array>) bytes.push(piece);
  const decoder = new TextDecoder();
  return bytes.map((piece) => decoder.decode(piece, { stream: true }));
}

function serverOf(code: string): Server {
  const exports = {} as Server;
  new Function("require", "exports", code)(require, exports);
  return exports;
}
