import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { samples } from "~/library/formats/samples";
import { uploadAddress } from "~/library/upload-address.server";
import type { Actor } from "~/platform/app.server";
import { createApp } from "../../workers/create-app";
import { createOpenWeb } from "../../workers/open-web";
import { answerOf, type ErrorAnswer, type FileAnswer, homeDatabase, newLearner } from "./learner";

type Pages = Record<string, () => Response>;

const publicIp = "93.184.215.14";
const article = `<title>Osmosis &amp; salt</title><nav><a href="/">Home of everything</a></nav>
  <article><h1>Osmosis</h1>${"<p>Osmosis is the movement of water through a membrane, toward more salt.</p>".repeat(12)}</article>
  <footer>Imprint and cookies</footer>`;

/** A fake web of these pages; all hosts have a public address, except those given. */
function appOn(pages: Pages, names: Record<string, string[]> = {}) {
  const asked: string[] = [];
  const app = createApp(env, createExecutionContext());
  app.web = {
    resolve: async (name) => names[name] ?? [publicIp],
    async fetch({ href }) {
      asked.push(href);
      const page = pages[href];
      if (!page) throw new TypeError("Network connection lost.");
      return page();
    },
  };
  return { app, asked };
}

const page = (body: BodyInit, type = "text/html; charset=utf-8") =>
  new Response(body, { headers: { "Content-Type": type } });
const redirect = (to: string) => new Response(null, { status: 302, headers: { Location: to } });

async function learnerOf(): Promise<Actor> {
  const { id } = await newLearner();
  return { id, username: "reader", email: null, createdAt: new Date(), tier: "free" };
}

async function textOf(fileId: string): Promise<string> {
  const { results } = await homeDatabase
    .prepare("SELECT body, blocks FROM passages WHERE file_id = ? ORDER BY ordinal")
    .bind(fileId)
    .all<{ body: string; blocks: string }>();
  return results.map(({ body, blocks }) => body + blocks).join("\n");
}

describe("a web address", () => {
  it("is followed through redirects, and the main text of its page is stored", async () => {
    const { app } = appOn({
      "http://example.org/": () => redirect("https://example.org/osmosis"),
      "https://example.org/osmosis": () => page(article),
    });
    const actor = await learnerOf();
    const file = await uploadAddress(app, actor, { url: "http://example.org/" });
    expect(file).toMatchObject({
      name: "Osmosis & salt.html",
      type: "html",
      status: "ready",
      source: "https://example.org/osmosis",
    });
    const text = await textOf(file.id);
    expect(text).toContain("Osmosis is the movement of water");
    expect(text).not.toMatch(/Home of everything|cookies/);
  });

  it("can serve another format, or a page in another encoding", async () => {
    const cyrillic = Uint8Array.from([
      ...new TextEncoder().encode("<p>"),
      ...[0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2],
    ]);
    const { app } = appOn({
      "https://example.org/notes.pdf": () =>
        page(new Blob([samples.PDF.bytes as Uint8Array<ArrayBuffer>]), "application/pdf"),
      "https://example.org/README.md": () => page("# Osmosis\n\nWater moves.", "text/plain"),
      "https://example.org/": () => page(cyrillic, "text/html; charset=windows-1251"),
    });
    const actor = await learnerOf();
    const read = async (url: string) => uploadAddress(app, actor, { url });
    expect(await read("https://example.org/notes.pdf")).toMatchObject({
      name: "notes.pdf",
      pages: 1,
    });
    expect(await read("https://example.org/README.md")).toMatchObject({ type: "md" });
    const { id, name } = await read("https://example.org/");
    expect(name).toBe("example.org.html");
    expect(await textOf(id)).toContain("Привет");
  });

  it("is passed on as it arrives, in parts of a few hundred kilobytes", async () => {
    const { app } = appOn({
      "https://example.org/": () => page(streamOf(20), "text/html; charset=windows-1251"),
    });
    const parts: number[] = [];
    const put = app.bytes.put.bind(app.bytes);
    app.bytes.put = async (key, bytes, type) => {
      const counted = async function* () {
        for await (const part of bytes as AsyncIterable<Uint8Array>) {
          parts.push(part.byteLength);
          yield part;
        }
      };
      await put(key, counted(), type);
    };
    const actor = await learnerOf();
    await uploadAddress(app, actor, { url: "https://example.org/" }).catch(() => null);
    expect(Math.max(...parts)).toBeLessThanOrEqual(500_000);
  });

  it.each([
    [
      "leads to a private address",
      { "https://example.org/": () => redirect("http://169.254.169.254/") },
      {},
      "forbidden_address",
    ],
    [
      "leads to a name in this network",
      { "https://example.org/": () => redirect("//db.example.com/") },
      { "db.example.com": [publicIp, "10.0.0.7"] },
      "forbidden_address",
    ],
    [
      "has a name in this network",
      { "https://example.org/": () => page(article) },
      { "example.org": ["::ffff:127.0.0.1"] },
      "forbidden_address",
    ],
    [
      "leads to another protocol",
      { "https://example.org/": () => redirect("file:///etc/passwd") },
      {},
      "forbidden_address",
    ],
    ["leads to itself", { "https://example.org/": () => redirect("/") }, {}, "unreachable"],
    [
      "has no such name",
      { "https://example.org/": () => page(article) },
      { "example.org": [] },
      "unreachable",
    ],
    ["does not answer", {}, {}, "unreachable"],
    [
      "has no page",
      { "https://example.org/": () => new Response("Gone", { status: 404 }) },
      {},
      "unreachable",
    ],
    [
      "serves a film",
      { "https://example.org/": () => page("x", "video/mp4") },
      {},
      "unreadable_document",
    ],
    [
      "serves no PDF",
      { "https://example.org/": () => page("x", "application/pdf") },
      {},
      "unreadable_document",
    ],
    [
      "serves no text",
      { "https://example.org/": () => page("<p></p>") },
      {},
      "unreadable_document",
    ],
    [
      "serves more than a file may have",
      { "https://example.org/": () => page(streamOf(30)) },
      {},
      "too_large",
    ],
  ] as [string, Pages, Record<string, string[]>, string][])(
    "is refused if it %s, and nothing is stored",
    async (_, pages, names, code) => {
      const { app, asked } = appOn(pages, names);
      const actor = await learnerOf();
      const refused = uploadAddress(app, actor, { url: "https://example.org/" });
      await expect(refused).rejects.toMatchObject({ code });
      expect(asked.every((url) => url.startsWith("https://example.org/"))).toBe(true);
      expect((await env.BYTES.list({ prefix: `files/${actor.id}/` })).objects).toEqual([]);
    },
  );

  it("is refused by the API with a message", async () => {
    const learner = await newLearner();
    const send = (json: object) => learner.call("POST", "/api/upload/address", { json });
    const forbidden = await send({ url: "http://[::ffff:7f00:1]/" });
    expect(forbidden.status).toBe(403);
    expect((await answerOf<ErrorAnswer>(forbidden)).code).toBe("forbidden_address");
    for (const json of [{}, { url: "" }, { url: "http://" }, { url: 1 }]) {
      expect((await send(json)).status).toBe(400);
    }
  });
});

function streamOf(megabytes: number): ReadableStream<Uint8Array> {
  const piece = 100_000;
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      sent += piece;
      if (sent > megabytes * 1_000_000) controller.close();
      else controller.enqueue(new Uint8Array(piece).fill(97));
    },
  });
}

it("resolves names by DNS over HTTPS and follows no redirect", async () => {
  const asked: string[] = [];
  const web = createOpenWeb({
    WEB: {
      fetch: async (_: unknown, init?: RequestInit) => {
        asked.push(String(init?.redirect));
        return new Response("a");
      },
    },
  });
  const { signal } = new AbortController();
  await web.fetch(new URL("https://example.org/"), { signal, headers: {} });
  expect(asked).toEqual(["manual"]);
});

describe("POST /api/upload/text", () => {
  it("stores a pasted text as a document that can be asked about", async () => {
    const learner = await newLearner();
    const text = "# Osmosis\r\n\r\nOsmosis is the movement of water through a membrane.\0";
    const response = await learner.call("POST", "/api/upload/text", { json: { text } });
    expect(response.status).toBe(201);
    const file = await answerOf<FileAnswer>(response);
    expect(file).toMatchObject({ name: "Osmosis.txt", type: "txt", status: "ready" });
    const reply = await learner.call("POST", "/api/chat", {
      json: { message: "What is osmosis?", fileId: file.id },
    });
    expect((await answerOf<{ content: string }>(reply)).content).toContain("movement of water");
  });

  it("accepts a name, and refuses an empty or too long text", async () => {
    const learner = await newLearner();
    const send = (json: object) => learner.call("POST", "/api/upload/text", { json });
    const named = await answerOf<FileAnswer>(await send({ text: "Water moves.", name: "A/B" }));
    expect(named.name).toBe("A-B.txt");
    for (const json of [{}, { text: " \n" }, { text: "a".repeat(200_001) }]) {
      expect((await send(json)).status).toBe(400);
    }
  });
});
