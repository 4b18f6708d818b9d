import { createExecutionContext, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyMaterial } from "~/ai/material/empty-material";
import type { AnswerEvent, TextModel } from "~/ai/ports";
import { BudgetSpentError } from "~/ai/provider-error";
import type { ProviderName } from "~/ai/providers/registry";
import { sendVoice } from "~/chat/send-voice.server";
import { generateQuiz } from "~/quiz/generate-quiz.server";
import { createApp } from "../../workers/create-app";
import { wav } from "../fakes/sounds.mjs";
import { imageOf, pixelPng, studyDocx } from "./documents";
import { actorOf, newLearner, uploaded } from "./learner";
import { openEngine, providers, providersFor, variablesFor } from "./model-engines";

const never = new AbortController().signal;
const spent = "has reached its limit for today, so this comes from Fennec's built-in engine.";

const counter = () =>
  env.RATE_LIMITER.getByName(`model-calls:${new Date().toISOString().slice(0, 10)}`);

/** Every test starts a new day, since all share the counter of the deployment. */
beforeEach(() =>
  runInDurableObject(counter(), async (_, { storage }) => {
    await storage.deleteAll();
  }),
);

async function counted(): Promise<number> {
  const window = await runInDurableObject(counter(), (_, { storage }) =>
    storage.kv.get<{ count: number }>("window"),
  );
  return window?.count ?? 0;
}

async function answerOf(model: TextModel): Promise<string> {
  const task = { question: "Hello", history: [], material: emptyMaterial, learnerName: null };
  const events: AnswerEvent[] = [];
  for await (const event of model.answer(task, never)) events.push(event);
  return events.map((event) => (event.type === "token" ? event.text : "")).join("");
}

describe.each(providers)("the daily limit on model calls, with %s", (provider) => {
  it("switches to the built-in engine once it is reached, and says so", async () => {
    const bound = { AI_CALLS_PER_DAY: "3" };
    const { model, seen } = await openEngine(provider, [{ say: "Hello to you." }], bound);
    const replies = await Promise.all(Array.from({ length: 8 }, () => answerOf(model)));
    expect(replies.filter((reply) => reply.includes("Hello to you."))).toHaveLength(3);
    expect(replies.filter((reply) => reply.includes(spent))).toHaveLength(5);
    expect((await seen()).requests).toHaveLength(3);
  });

  it("has quizzes written by the built-in engine once it is reached", async () => {
    const learner = await newLearner();
    const { id: fileId } = await uploaded(learner, studyDocx());
    const { app, seen } = await openEngine(provider, [], { AI_CALLS_PER_DAY: "0" });
    const actor = actorOf(learner);
    const request = {
      fileId,
      courseId: null,
      topic: null,
      difficulty: "medium",
      questionCount: 2,
    } as const;
    const quiz = await generateQuiz(app, actor, request);
    expect(quiz.questions.length).toBeGreaterThan(0);
    expect(quiz.notice).toContain(spent);
    expect((await seen()).requests).toEqual([]);
  });

  it("does not exist unless the operator sets one", async () => {
    const { model } = await openEngine(provider, [{ say: "Hello to you." }]);
    for (let call = 0; call < 3; call += 1) expect(await answerOf(model)).toBe("Hello to you.");
    expect(await counted()).toBe(0);
  });
});

describe("the daily limit on model calls", () => {
  const spentFor = async (task: Parameters<typeof variablesFor>[0], provider: ProviderName) => {
    const variables = { AI_CALLS_PER_DAY: "0", ...variablesFor(task, provider, "spent") };
    return (await openEngine(provider, [], variables)).app;
  };

  it.each(providersFor("transcription"))("covers transcription by %s", async (provider) => {
    const { transcriber } = await spentFor("transcription", provider);
    const clip = { bytes: wav(1), type: "audio/wav" } as const;
    await expect(transcriber?.transcribe(clip, never)).rejects.toThrow(BudgetSpentError);
  });

  it.each(providersFor("speech"))("covers speech by %s", async (provider) => {
    const { speech } = await spentFor("speech", provider);
    await expect(speech?.speak("Hello.", "en", never)).rejects.toThrow(BudgetSpentError);
  });

  it.each(providersFor("image"))("covers pictures by %s", async (provider) => {
    const { imageReader } = await spentFor("image", provider);
    // The test worker for pictures finds no text; the model would have.
    expect(await imageReader.readPage(imageOf(pixelPng()))).toEqual({
      ...{ pages: 1, text: "", confidence: 0 },
    });
  });
});

it("tells a learner with a voice message that the site's limit is reached", async () => {
  const learner = await newLearner();
  const variables = {
    ...{ TRANSCRIPTION_PROVIDER: "workers-ai", AI_CALLS_PER_DAY: "0" },
    AI_PROVIDER: "builtin",
  };
  const app = createApp({ ...env, ...variables }, createExecutionContext());
  const body = new FormData();
  body.set("audio", new File([wav(1) as BlobPart], "voice.wav"));
  const request = new Request("http://fennec.test/api/voice", { method: "POST", body });
  const actor = actorOf(learner);
  await expect(sendVoice(app, actor, request)).rejects.toMatchObject({
    code: "provider_unconfigured",
    message: "This site has reached today's limit for voice messages. Please type your message.",
  });
  expect(await env.DAILY_USAGE.getByName(learner.id).used("chat")).toBe(0);
});
