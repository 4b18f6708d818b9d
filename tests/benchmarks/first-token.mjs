// Compares the time to the first token through the product with the same stream read directly, and measures the
// delay of each token.
import { preciseNow, startModelServer } from "../fakes/model-server.mjs";
import { serveProduct } from "../fakes/served-product.mjs";

const messagesOfADay = 10;
const learners = 24;
/** Messages until the code that handles them is compiled, as in a running worker. */
const warmUp = 80;
/** The most milliseconds that the product may add. */
const limits = { p50: 5, p95: 15 };
/** Milliseconds until the fake model's first token. */
const first = 40;
const port = process.env.BENCH_PORT ?? "8796";
const password = "desert fox 7";

const models = await startModelServer();
await fetch(`${models.url}/scenarios/bench`, {
  method: "PUT",
  body: JSON.stringify([{ say: "word ".repeat(40).trim(), first, pause: 5, stamped: true }]),
});
const product = await serveProduct(port, {
  AI_PROVIDER: "openai-compatible",
  OPENAI_BASE_URL: `${models.url}/v1`,
  OPENAI_API_KEY: "sk-bench",
  TEXT_MODEL: "model#bench",
});
const through = [];
const direct = [];
try {
  for (let learner = 0; learner < learners; learner += 1) {
    const cookie = await signUp(learner);
    for (let message = 0; message < messagesOfADay; message += 1) {
      direct.push(await ask(`${models.url}/v1/chat/completions`, directRequest(), wordsOfModel));
      through.push(await ask(`${product.origin}/api/chat`, productRequest(cookie), wordsOfProduct));
    }
  }
  report("time to the first token", ({ start, words }) => words[0].heard - start);
  report("delay of a token", ({ words }) => median(words.map(({ said, heard }) => heard - said)));
  const spread = median(through.map(({ words }) => words.at(-1).heard - words[0].heard));
  const said = median(through.map(({ words }) => words.at(-1).said - words[0].said));
  console.log(
    `40 tokens: sent within ${said.toFixed(0)} ms, received within ${spread.toFixed(0)} ms`,
  );
} finally {
  await product.stop();
  await models.close();
}

function report(what, measure) {
  const ours = through.slice(warmUp).map(measure);
  const theirs = direct.slice(warmUp).map(measure);
  const more = { p50: at(ours, 0.5) - at(theirs, 0.5), p95: at(ours, 0.95) - at(theirs, 0.95) };
  const show = (times) =>
    `p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms`;
  const over = more.p50 > limits.p50 || more.p95 > limits.p95 ? "  OVER" : "";
  console.log(
    `${what}, ${ours.length} messages: through the product ${show(ours)}; read directly ${show(theirs)}; ` +
      `${more.p50.toFixed(1)} ms and ${more.p95.toFixed(1)} ms more (at most ${limits.p50} and ${limits.p95})${over}`,
  );
}

async function signUp(learner) {
  const username = `bench-${process.pid}-${learner}`;
  const response = await fetch(`${product.origin}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      ...{ username, email: `${username}@example.org`, password, confirmPassword: password },
    }),
  });
  if (response.status !== 201) throw new Error(`Registering returned ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

function productRequest(cookie) {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream", Cookie: cookie },
    body: JSON.stringify({ message: "What is chlorophyll?", fileId: null }),
  };
}

function directRequest() {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      ...{ model: "model#bench", stream: true },
      messages: [{ role: "user", content: "What is chlorophyll?" }],
    }),
  };
}

async function ask(address, request, wordsOf) {
  const start = preciseNow();
  const response = await fetch(address, request);
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
  const words = [];
  let rest = "";
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const heard = preciseNow();
    const blocks = (rest + chunk).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      for (const said of wordsOf(block).match(/\d+\.\d{3}/g) ?? [])
        words.push({ said: Number(said), heard });
    }
  }
  return { start, words };
}

function wordsOfModel(block) {
  const data = block.replace(/^data: /, "");
  return data === "[DONE]" ? "" : (JSON.parse(data).choices[0]?.delta.content ?? "");
}

function wordsOfProduct(block) {
  return /^event: token$/m.test(block) ? JSON.parse(/^data: (.*)$/m.exec(block)[1]).text : "";
}

function at(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function median(times) {
  return at(times, 0.5);
}
