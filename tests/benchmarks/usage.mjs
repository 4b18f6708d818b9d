// Learners make fifty simultaneous requests to each counted call of the served product, by text and by voice. The
// counts that they see afterwards must be exactly those of the successful requests. Nothing is timed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { root } from "../../workers/toolchain.mjs";
import { startModelServer } from "../fakes/model-server.mjs";
import { serveProduct } from "../fakes/served-product.mjs";
import { webm } from "../fakes/sounds.mjs";

const learners = 100;
/** Simultaneous requests of one kind by one learner. */
const atOnce = 50;
const freeMessages = 10;
/** The most learners that may be left out because one of their requests got no response. */
const mostLeftOut = 20;
const port = process.env.BENCH_PORT ?? "8797";
const topic = "Photosynthesis";
const text = readFileSync(
  join(root, "tests", "evaluations", "texts", "ecology-lecture-notes.md"),
  "utf8",
);

class UnansweredError extends Error {}

const models = await startModelServer();
const product = await serveProduct(port, {
  AI_PROVIDER: "builtin",
  TRANSCRIPTION_PROVIDER: "openai-compatible",
  TRANSCRIPTION_MODEL: "whisper-1",
  OPENAI_BASE_URL: `${models.url}/v1`,
  OPENAI_API_KEY: "sk-bench",
});
try {
  const start = performance.now();
  let requests = 0;
  let leftOut = 0;
  for (let number = 0; number < learners + leftOut; number += 1) {
    try {
      requests += await countEverything(number);
    } catch (error) {
      // workerd closes a connection whose request it has not read within 15 seconds, as on a busy machine. Whether
      // the request was counted is then unknown.
      if (!(error instanceof UnansweredError) || leftOut === mostLeftOut) throw error;
      leftOut += 1;
    }
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `counters: ${learners} learners, ${atOnce} parallel requests of each counted call, ` +
      `${requests} in all: all counts are exact (${seconds} s, ` +
      `${leftOut} more learners left out because of broken connections)`,
  );
} finally {
  await product.stop();
  await models.close();
}

async function countEverything(number) {
  const call = await signUp(number);
  const test = await jsonOf(
    await call("/api/practice-test", { textContent: text, questionCount: 1 }),
  );
  const fifty = (ask) => Promise.all(Array.from({ length: atOnce }, (_, index) => ask(index)));
  const answers = await Promise.all([
    fifty((index) => call("/api/chat", { message: `What is chlorophyll? ${index}`, fileId: null })),
    fifty(() => call("/api/voice", recording())),
    fifty(() => call("/api/quiz", { topic, questionCount: 1 })),
    fifty(() => call("/api/flashcards", { topic, count: 5 })),
    fifty(() =>
      call(`/practice-test/${test.id}`, new URLSearchParams({ question: "1", option: "0" })),
    ),
    fifty((index) =>
      call("/api/user/track-usage", { feature: "audioTtsUsage", count: (index % 3) + 1 }),
    ),
  ]);
  const [chats, voices, quizzes, decks, , told] = answers;
  const messages = [...chats, ...voices].map(({ status }) => status);
  assert.equal(messages.filter((status) => status === 200).length, freeMessages);
  // 429: a learner's work waits at most ten seconds for its turn.
  assert.deepEqual(
    messages.filter((status) => ![200, 402, 429].includes(status)),
    [],
  );
  for (const { ok, status } of [...quizzes, ...decks]) assert.ok(ok || status === 429, `${status}`);
  const cards = await Promise.all(
    decks.filter(({ ok }) => ok).map(async (deck) => (await jsonOf(deck)).flashcards.length),
  );
  const seen = await jsonOf(await call("/api/user/subscription"));
  const expected = {
    chatMessagesCount: freeMessages,
    quizzesCreated: quizzes.filter(({ ok }) => ok).length,
    flashcardsCreated: cards.reduce((sum, count) => sum + count, 0),
    practiceTestsTaken: 1,
    audioTtsUsage: told.reduce((sum, { ok }, index) => sum + (ok ? (index % 3) + 1 : 0), 0),
  };
  assert.deepEqual({ ...seen, ...expected }, seen);
  return answers.flat().length;
}

/** Registers a learner. @returns sends a GET, or with a body a POST, as this learner */
async function signUp(number) {
  const username = `bench-${process.pid}-${number}`;
  const password = "desert fox 7";
  const registration = { username, email: `${username}@example.org`, password };
  const response = await send("/api/register", { confirmPassword: password, ...registration }, "");
  assert.equal(response.status, 201);
  const cookie = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  return (path, body) => send(path, body, cookie.join("; "));
}

/** Uses a new connection, because the server may close a reused one at the moment of a request. */
async function send(path, body, cookie) {
  const carried = body && !(body instanceof FormData || body instanceof URLSearchParams);
  const sent = carried ? Response.json(body) : new Response(body);
  const type = sent.headers.get("Content-Type");
  const bytes = Buffer.from(await sent.arrayBuffer());
  return new Promise((done, fail) => {
    const asked = request(product.origin + path, {
      agent: false,
      method: body ? "POST" : "GET",
      headers: {
        Cookie: cookie,
        "Content-Length": bytes.length,
        ...(type && { "Content-Type": type }),
      },
    });
    asked.on("error", (cause) => fail(new UnansweredError(path, { cause })));
    asked.on("response", async (answer) => {
      try {
        const read = Buffer.concat(await answer.toArray());
        const headers = new Headers();
        for (const line of answer.headers["set-cookie"] ?? []) headers.append("Set-Cookie", line);
        done(new Response(read, { status: answer.statusCode, headers }));
      } catch (error) {
        fail(error);
      }
    });
    asked.end(bytes);
  });
}

function recording() {
  const form = new FormData();
  form.set("audio", new File([webm(1)], "voice.webm", { type: "audio/webm" }));
  return form;
}

async function jsonOf(response) {
  const answer = await response.json();
  assert.ok(response.ok, JSON.stringify(answer));
  return answer;
}
