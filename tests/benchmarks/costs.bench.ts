import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { Bindings } from "../../workers/bindings";
import { pixelPng, shortDocx } from "../workers/documents";
import { type Counts, contextOf, countedBindings, type Meter, noCounts } from "./counted-bindings";
import { activities, chapters } from "./learner-month.mjs";

/** The built app. */
const app = "../../build/server/index.js";
const built = (await import(/* @vite-ignore */ app)) as {
  default: {
    fetch(request: Request, env: Bindings, context: ExecutionContext): Promise<Response>;
    scheduled(event: object, env: Bindings, context: ExecutionContext): Promise<void>;
    queue(batch: object, env: Bindings, context: ExecutionContext): Promise<void>;
  };
};

/** How often each activity runs; the figures are means. */
const repeats = 3;
/** The files in the learner's library when measuring starts. */
const filesBefore = 6;

const texts = import.meta.glob<string>("../evaluations/texts/*.md", {
  ...{ query: "?raw", import: "default", eager: true },
});
const words = chapters.map((name) => texts[`../evaluations/texts/${name}.md`] ?? "").join("\n");
const paragraphs = words.split("\n").filter((line) => line.trim() !== "");

class Learner {
  readonly #cookies = new Map<string, string>();
  readonly material = {
    document: () => shortDocx("notes.docx", ...paragraphs),
    picture: pixelPng,
  };
  fileId = "";

  constructor(readonly meter: Meter) {}

  call = async (
    method: string,
    path: string,
    sent: { json?: object; form?: Record<string, string>; files?: File[] } = {},
  ) => {
    const headers = new Headers({ "CF-Connecting-IP": "192.0.2.1" });
    headers.set("Cookie", [...this.#cookies].map((pair) => pair.join("=")).join("; "));
    let body: BodyInit | null = null;
    if (sent.json) {
      body = JSON.stringify(sent.json);
      headers.set("Content-Type", "application/json");
    } else if (sent.form) body = new URLSearchParams(sent.form);
    else if (sent.files) {
      body = new FormData();
      for (const file of sent.files) body.append("files", file);
    }
    this.meter.counts.requests += 1;
    const request = new Request(`http://fennec.test${path}`, {
      ...{ method, headers, body, redirect: "manual" },
    });
    const context = contextOf(this.meter);
    const response = await built.default.fetch(request, countedBindings(this.meter), context);
    const text = await response.text();
    await this.settle();
    expect(response.status, `${method} ${path}: ${text.slice(0, 200)}`).toBeLessThan(400);
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      this.#cookies.set(name, value);
    }
    const isJson = response.headers.get("Content-Type")?.includes("json");
    return { status: response.status, text, json: isJson ? JSON.parse(text) : null };
  };

  /** Waits for the work that continues after a response. */
  settle = async () => {
    while (this.meter.background.length > 0) await Promise.all(this.meter.background.splice(0));
  };

  /** Reads all pages in the queue. */
  read = async () => {
    const bindings = countedBindings(this.meter);
    for (let body = this.meter.queue.shift(); body; body = this.meter.queue.shift()) {
      this.meter.counts.requests += 1;
      const message = { body, attempts: 1, ack() {}, retry() {} };
      const batch = { queue: "fennec-readings", messages: [message] };
      await built.default.queue(batch, bindings, contextOf(this.meter));
      await this.settle();
    }
  };
}

async function newLearner(model: boolean): Promise<Learner> {
  const counts = noCounts();
  const learner = new Learner({ counts, queue: [], background: [], databaseSize: 0, model });
  const username = model ? "with-model" : "with-builtin";
  const json = { username, email: `${username}@example.org`, password: "correct horse 7" };
  const { id } = (await learner.call("POST", "/api/register", { json })).json;
  await env.DB.prepare("INSERT INTO subscriptions (user_id, premium_until) VALUES (?, ?)")
    .bind(id, Date.now() + 86_400_000)
    .run();
  for (let count = 0; count < filesBefore; count += 1) {
    const files = [learner.material.document()];
    const [file] = (await learner.call("POST", "/api/upload", { files })).json;
    learner.fileId = file.id;
  }
  return learner;
}

async function measure(learner: Learner, work: () => Promise<void>): Promise<Counts> {
  const { counts } = learner.meter;
  const before = { ...counts };
  for (let count = 0; count < repeats; count += 1) await work();
  const taken = Object.entries(counts).map(([name, value]) => [
    name,
    (value - before[name as keyof Counts]) / repeats,
  ]);
  return Object.fromEntries(taken) as Counts;
}

it.each([
  ["builtin", false],
  ["model", true],
] as const)(
  "counts the usage of a learner's month with %s",
  async (name, model) => {
    const learner = await newLearner(model);
    const units: Record<string, Counts> = {};
    for (const { name: activity, run } of activities) {
      units[activity] = await measure(learner, () => run(learner));
    }
    const { counts } = learner.meter;
    if (model) expect(counts.modelCalls).toBeGreaterThan(0);
    else expect(counts.modelCalls).toBe(0);
    expect(counts.rowsWritten).toBeGreaterThan(100);
    const sweep = await measure(learner, async () => {
      const event = { scheduledTime: Date.now(), cron: "", noRetry() {} };
      learner.meter.counts.requests += 1;
      await built.default.scheduled(
        event,
        countedBindings(learner.meter),
        contextOf(learner.meter),
      );
      await learner.settle();
    });
    console.log(`COSTS ${JSON.stringify({ name, units, sweep })}`);
  },
  600_000,
);
