import { createExecutionContext, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { repeatsInstructions } from "~/ai/language-model/instruction-filter";
import { instructionCanary, tutorInstructions } from "~/ai/language-model/instructions";
import { renderReply } from "~/chat/render-reply.server";
import { generateDeck } from "~/flashcards/generate-deck.server";
import type { App } from "~/platform/app.server";
import { generateQuiz } from "~/quiz/generate-quiz.server";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import { injectedDocuments, injectedMessages } from "../fakes/injections";
import type { Step } from "../fakes/model-server.mjs";
import { imageOf, pixelPng, shortDocx, studyDocx } from "./documents";
import { actorOf, answerOf, type ErrorAnswer, type Learner, newLearner, uploaded } from "./learner";
import {
  apiKey,
  engines,
  openEngine,
  patienceWith,
  providers,
  providersFor,
  variablesFor,
} from "./model-engines";

interface Reply {
  content: string;
  citations: { fileId: string; quote: string }[];
}

/** Uses an engine with these variables for the learner's conversation. */
async function useVariables(
  learner: Learner,
  variables: Partial<Bindings>,
  fileId: string | null = null,
): Promise<void> {
  const id = fileId ? `${learner.id}-${fileId}` : learner.id;
  await runInDurableObject(env.STUDY_SESSION.getByName(id), (instance) => {
    const session = instance as unknown as { createApp(): App };
    session.createApp = () => createApp({ ...env, ...variables }, createExecutionContext());
  });
}

async function premium(learner: Learner): Promise<void> {
  await env.DB.prepare("INSERT INTO subscriptions (user_id, premium_until) VALUES (?, ?)")
    .bind(learner.id, Date.now() + 86_400_000)
    .run();
}

function say(learner: Learner, message: string, fileId: string | null = null) {
  return learner.call("POST", "/api/chat", { json: { message, fileId } });
}

function used(learner: Learner): Promise<number> {
  return env.DAILY_USAGE.getByName(learner.id).used("chat");
}

function quizOf(app: App, learner: Learner, fileId: string) {
  const request = {
    fileId,
    courseId: null,
    topic: null,
    difficulty: "medium" as const,
    questionCount: 3,
  };
  return generateQuiz(app, actorOf(learner), request);
}

function deckOf(app: App, learner: Learner, fileId: string) {
  return generateDeck(app, actorOf(learner), {
    ...{ fileId, courseId: null, topic: null, count: 5, trackMastery: false },
    ...{ includeTerm: true, includeDefinition: true, includeExamples: true },
  });
}

// The test runner loads a module for whichever object asks first, and others must not wait for it;
// in the bundle nothing is loaded.
beforeAll(() =>
  Promise.all([import("ai"), import("workers-ai-provider"), import("@ai-sdk/openai-compatible")]),
);

describe.each(engines)("with %s", (engine) => {
  it("a learner gets a cited reply, a quiz and cards from their file", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const { variables, app, seen } = await openEngine(engine);
    await useVariables(learner, variables, file.id);
    const response = await say(learner, "What is chlorophyll?", file.id);
    expect(response.status).toBe(200);
    const { content, citations } = await answerOf<Reply>(response);
    expect(content).toContain("[1]");
    expect(citations.length).toBeGreaterThan(0);
    const { questions } = await quizOf(app, learner, file.id);
    expect(questions.length).toBeGreaterThan(0);
    const { flashcards } = await deckOf(app, learner, file.id);
    expect(flashcards.length).toBeGreaterThan(0);
    for (const { source } of [...questions, ...flashcards]) expect(source?.fileId).toBe(file.id);
    expect((await seen()).refusals).toEqual([]);
  });
});

describe.each(providers)("when %s fails", (engine) => {
  it.each([
    [502, "provider_failed", { status: 500, headers: { "retry-after": "0" } }],
    [503, "provider_unconfigured", { status: 401, message: `wrong key ${apiKey}` }],
    [504, "provider_timeout", { silent: true }],
  ] as [number, string, Step][])(
    "a message gets %i %s and does not count toward the limit",
    async (status, code, step) => {
      const learner = await newLearner();
      const { variables } = await openEngine(engine, [step]);
      await useVariables(learner, variables);
      const response = await say(learner, "Hello");
      expect(response.status).toBe(status);
      expect(await answerOf<ErrorAnswer>(response)).toEqual({
        error: "Failed to get a response. Please try again.",
        code,
      });
      expect(await used(learner)).toBe(0);
    },
  );

  it("a quiz fails with the provider's error, and a wrong key refers to the administrator", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const { app } = await openEngine(engine, [{ status: 401, message: "Incorrect API key" }]);
    await expect(quizOf(app, learner, file.id)).rejects.toMatchObject({
      code: "provider_unconfigured",
      message: expect.stringContaining("contact the administrator"),
    });
    await expect(deckOf(app, learner, file.id)).rejects.toMatchObject({
      code: "provider_unconfigured",
    });
  });

  it("the built-in engine takes over if configured, and the learner is told", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const { variables, app } = await openEngine(engine, [{ status: 400 }], {
      AI_FALLBACK: "builtin",
    });
    await useVariables(learner, variables, file.id);
    const stepped = "isn't available right now, so this comes from Fennec's built-in engine.";
    const message = await answerOf<Reply>(await say(learner, "What is chlorophyll?", file.id));
    expect(message.content).toContain(stepped);
    expect(message.content).toContain("pigment");
    expect(await used(learner)).toBe(1);
    expect((await quizOf(app, learner, file.id)).notice).toContain(stepped);
    expect((await deckOf(app, learner, file.id)).notice).toContain(stepped);
  });

  it("a reply that has begun is not restarted, and counts toward the limit", async () => {
    const learner = await newLearner();
    const { variables } = await openEngine(
      engine,
      [{ say: "One two three four", words: 2, pause: 50 }],
      { AI_FALLBACK: "builtin" },
    );
    await useVariables(learner, variables);
    expect((await say(learner, "Hello")).status).toBe(502);
    expect(await used(learner)).toBe(1);
  });
});

describe("a reader who disconnects at any of a hundred points", () => {
  const words = Array.from({ length: 40 }, (_, index) => `word${index} `);
  const whole = words.join("").trim();
  const readers = 10;
  let caughtUp = 0;

  it("resumes with exactly the rest of the reply", { timeout: 120_000 }, async () => {
    const leave = async (reader: number) => {
      const learner = await newLearner();
      await premium(learner);
      const engine = providers[reader % providers.length] ?? "workers-ai";
      const { variables } = await openEngine(engine, [{ say: whole, pause: 1, last: 700 }]);
      await useVariables(learner, variables);
      for (let place = reader; place < 100; place += readers) {
        const response = await learner.call("POST", "/api/chat", {
          json: { message: `Turn ${place}`, fileId: null },
          headers: { Accept: "text/event-stream" },
        });
        const turn = response.headers.get("X-Turn-Id") ?? "";
        // Anywhere in the reply; which token it is differs between runs.
        const before = await readTokens(response, 1 + Math.floor(Math.random() * 38));
        const taken = await learner.call("GET", `/api/chat/turns/${turn}`, {
          headers: { "Last-Event-ID": `${turn}.${before.length}` },
        });
        const after = await readTokens(taken);
        const { last } = after;
        // If the reply has ended meanwhile, only the whole message is left.
        if (after.length > 0) {
          expect(before.text + after.text, `turn ${place}`).toBe(last);
          caughtUp += 1;
        }
        expect(last, `turn ${place}`).toBe(whole);
        const stored = await env.DB.prepare("SELECT content FROM messages WHERE id = ?")
          .bind(turn)
          .first<{ content: string }>();
        expect(stored?.content, `turn ${place}`).toBe(whole);
      }
    };
    await Promise.all(Array.from({ length: readers }, (_, reader) => leave(reader)));
    expect(caughtUp, "readers who came back before the end").toBeGreaterThan(20);
  });
});

/** Reads up to `enough` tokens of a reply, and its message if it has arrived. */
async function readTokens(response: Response, enough = Number.POSITIVE_INFINITY) {
  if (!response.body) throw new Error("The answer has no body.");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let length = 0;
  let last: string | null = null;
  let rest = "";
  while (length < enough) {
    const { done, value } = await reader.read();
    if (done) return { text, length, last };
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const data = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null");
      if (/^event: message$/m.test(block)) last = data.content;
      else if (length < enough) {
        text += data.text;
        length += 1;
      }
    }
  }
  await reader.cancel();
  return { text, length, last };
}

describe("a prompt injection", () => {
  let learner: Learner;
  beforeAll(async () => {
    learner = await newLearner();
    await premium(learner);
  });

  const cases = [
    ...injectedDocuments.map((text) => ({ text, message: "What does my file say?" })),
    ...injectedMessages.map((message) => ({ text: "Leaves are green.", message })),
  ];

  it.each(cases)("does not reveal the instructions: $text $message", async ({ text, message }) => {
    const file = await uploaded(learner, shortDocx("notes.docx", text));
    const { variables, seen } = await openEngine("openai-compatible", [{ echo: true }]);
    await useVariables(learner, variables, file.id);
    const reply = await answerOf<Reply>(await say(learner, message, file.id));
    expect(reply.content).not.toContain(instructionCanary);
    expect(repeatsInstructions(reply.content, tutorInstructions, instructionCanary)).toBe(false);
    const html = renderReply({ content: reply.content, citations: [] });
    expect(html).not.toMatch(
      /<(?!\/?(?:p|strong|em|a|code|pre|ul|ol|li|blockquote|h[1-6]|hr|br|del|table|thead|tbody|tr|th|td|input|span|math|semantics|annotation|m[a-z]+|svg|path)\b)[a-z]/i,
    );
    expect(html).not.toMatch(/<[^>]+\s(?:on\w+|src|srcset|ping|style="[^"]*url)\s*=/i);
    expect(html).not.toMatch(/href="(?:javascript|data|vbscript):/i);
    const [request] = (await seen()).requests;
    // Only the learner's message holds text from outside.
    expect(request?.messages[0]?.content).toBe(tutorInstructions);
    expect(request?.messages.filter(({ role }) => role === "system")).toHaveLength(1);
  });
});

describe.each(providersFor("image"))("%s as the reader of pictures", (engine) => {
  const open = async (step: Step) => {
    const id = crypto.randomUUID();
    const scenario = `${env.MODEL_SERVER}/scenarios/${id}`;
    await fetch(scenario, { method: "PUT", body: JSON.stringify([step]) });
    const { app } = await openEngine(engine, [], {
      ...variablesFor("image", engine, id),
      AI_TIMEOUT_SECONDS: patienceWith([step]),
    });
    const seen = async () =>
      (await fetch(scenario)).json<{ requests: unknown[]; refusals: string[] }>();
    return { read: () => app.imageReader.readPage(imageOf(pixelPng())), seen };
  };

  it.each([
    [
      "its text",
      { say: "The moon has no air.\n\nDust stays." },
      "The moon has no air.\n\nDust stays.",
      90,
    ],
    ["its text without a fence", { say: "```text\nE = mc²\n```" }, "E = mc²", 90],
    ["nothing where there is none", { say: "NO TEXT." }, "", 0],
    ["nothing where it says nothing", { say: " " }, "", 0],
  ] as [string, Step, string, number][])("returns %s", async (_, step, text, confidence) => {
    const { read, seen } = await open(step);
    expect(await read()).toEqual({ pages: 1, text, confidence });
    const { requests, refusals } = await seen();
    expect(refusals).toEqual([]);
    expect(JSON.stringify(requests)).toContain("data:image/png;base64,iVBOR");
  });

  it.each([
    [{ silent: true }, "provider_timeout"],
    [{ status: 401 }, "provider_unconfigured"],
    [{ status: 500, headers: { "retry-after": "0" } }, "provider_failed"],
  ] as [Step, string][])("fails at %j", async (step, failure) => {
    const { read } = await open(step);
    await expect(read()).rejects.toMatchObject({ name: "ProviderError", failure });
  });
});
