import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { AnswerEvent, TextModel } from "~/ai/ports";
import type { App } from "~/platform/app.server";
import { studyDocx, studyPdf } from "./documents";
import { answerOf, type ErrorAnswer, type Learner, newLearner, uploaded } from "./learner";

interface Reply {
  id: string;
  content: string;
  fileId: string | null;
  citations: { fileId: string; page: number | null; quote: string }[];
  answered?: boolean;
  askedBack?: boolean;
  attempt?: string;
}

const question = "What is chlorophyll?";

async function learnerWithFile(file = studyPdf()) {
  const learner = await newLearner();
  return { learner, fileId: (await uploaded(learner, file)).id };
}

function send(learner: Learner, json: Record<string, unknown>): Promise<Response> {
  return learner.call("POST", "/api/chat", { json: { tryFirst: true, ...json } });
}

async function askInTryFirst() {
  const { learner, fileId } = await learnerWithFile();
  return {
    learner,
    fileId,
    reply: await answerOf<Reply>(await send(learner, { message: question, fileId })),
  };
}

const sendAttempt = (learner: Learner, id: string, attempt?: string) =>
  learner.call("POST", `/api/messages/${id}/attempt`, { json: { attempt } });

const keep = (learner: Learner, id: string) =>
  learner.call("POST", `/api/messages/${id}/card`, { json: {} });

const used = ({ id }: Learner) => env.DAILY_USAGE.getByName(id).used("chat");

async function notesOf(learner: Learner, fileId: string): Promise<string> {
  return (await learner.call("POST", "/api/chat/export", { json: { fileId } })).text();
}

async function pageOf(learner: Learner, fileId: string): Promise<string> {
  const page = await (await learner.call("GET", `/app?fileId=${fileId}`)).text();
  return page.replaceAll("<!-- -->", "");
}

async function cardsOf(learner: Learner) {
  const review = await learner.call("GET", "/api/review");
  return (await answerOf<{ items: { front: string; source: object }[] }>(review)).items;
}

/** Uses another model for the conversation about a file. */
async function useModel(learner: Learner, fileId: string, answer: TextModel["answer"]) {
  const session = env.STUDY_SESSION.getByName(`${learner.id}-${fileId}`);
  await runInDurableObject(session, (instance) => {
    const own = instance as unknown as { createApp(shard?: number): App };
    const createApp = own.createApp.bind(own);
    own.createApp = (shard) => {
      const app = createApp(shard);
      return { ...app, textModel: { ...app.textModel, answer } };
    };
  });
}

describe("a question with “try it first”", () => {
  it("is answered only with the place of the answer", async () => {
    const { learner, fileId, reply } = await askInTryFirst();
    expect(reply).toMatchObject({ askedBack: true, citations: [] });
    expect(reply.content).toMatch(/^Try it first: what do you remember\? It's on page \d\.$/);
    expect(reply).not.toHaveProperty("answered");
    expect(await used(learner)).toBe(1);

    const page = await pageOf(learner, fileId);
    expect(page).toContain("Just tell me");
    const data = await (await learner.call("GET", "/api/user/export")).text();
    const history = await (await learner.call("GET", "/profile")).text();
    const resumed = await learner.call("GET", `/api/chat/turns/${reply.id}?fileId=${fileId}`);
    const notes = await notesOf(learner, fileId);
    for (const text of [
      page,
      data.split('"conversations"')[1],
      history,
      await resumed.text(),
      notes,
    ]) {
      expect(text).not.toContain("green pigment");
    }
    expect(notes).toContain("Try it first");
    expect((await learner.call("GET", `/api/messages/${reply.id}/audio`)).status).toBe(402);
  });

  it("is answered beside the learner's attempt, without using up another message", async () => {
    const { learner, fileId, reply } = await askInTryFirst();
    const attempt = "Some green <b>stuff</b>, absorbs LIGHT";
    const revealed = await answerOf<Reply>(await sendAttempt(learner, reply.id, attempt));
    expect(revealed).toMatchObject({ id: reply.id, attempt, answered: true });
    expect(revealed.content).toContain("green pigment");
    expect(revealed.citations[0]).toMatchObject({ fileId, page: expect.any(Number) });
    expect(await used(learner)).toBe(1);

    const page = await pageOf(learner, fileId);
    expect(page).toContain("Some green &lt;b&gt;stuff&lt;/b&gt;, absorbs LIGHT");
    expect(page).toContain(
      "<mark>green</mark> pigment that <mark>absorbs</mark> <mark>light</mark>",
    );
    expect(page).not.toContain("Just tell me");
    expect(await notesOf(learner, fileId)).toContain(
      `${learner.username}, from memory:\n${attempt}\n\nFennec:\n${revealed.content}`,
    );

    // Only the first attempt counts.
    const again = await answerOf<Reply>(await sendAttempt(learner, reply.id, "Something else"));
    expect(again).toEqual(revealed);
  });

  it("is answered immediately if the learner does not want to try", async () => {
    const { learner, fileId, reply } = await askInTryFirst();
    const revealed = await answerOf<Reply>(await sendAttempt(learner, reply.id));
    expect(revealed).toMatchObject({ attempt: "", answered: true });
    expect(await pageOf(learner, fileId)).not.toContain("Your answer");
  });

  it("streams the request to try as the whole reply", async () => {
    const { learner, fileId } = await learnerWithFile();
    const response = await learner.call("POST", "/api/chat", {
      json: { message: question, fileId, tryFirst: true },
      headers: { Accept: "text/event-stream" },
    });
    const events = await response.text();
    expect(events).toContain('event: token\ndata: {"text":"Try it first');
    expect(events).toContain('"askedBack":true');
    expect(events).not.toContain("green pigment");
  });

  it("names no page if all documents are asked about, or the document has none", async () => {
    const { learner, fileId } = await learnerWithFile(studyDocx());
    for (const about of [fileId, null]) {
      const reply = await answerOf<Reply>(
        await send(learner, { message: question, fileId: about }),
      );
      expect(reply.content).toBe("Try it first: what do you remember?");
    }
  });

  it("accepts an attempt from its own learner only, up to 2,000 characters", async () => {
    const { learner, reply } = await askInTryFirst();
    const other = await newLearner();
    expect((await sendAttempt(other, reply.id, "mine")).status).toBe(404);
    expect((await sendAttempt(learner, "nothing", "mine")).status).toBe(404);
    const long = await sendAttempt(learner, reply.id, "x".repeat(2_001));
    expect(long.status).toBe(400);
    expect(await answerOf<ErrorAnswer>(long)).toMatchObject({
      issues: [{ path: "attempt", message: "Keep your answer under 2,000 characters." }],
    });
    expect((await answerOf<Reply>(await sendAttempt(learner, reply.id, "mine"))).attempt).toBe(
      "mine",
    );
  });

  it("is deleted with its conversation", async () => {
    const { learner, fileId, reply } = await askInTryFirst();
    await learner.call("POST", "/api/chat/reset", { json: { fileId } });
    expect((await sendAttempt(learner, reply.id, "late")).status).toBe(404);
  });
});

describe("“try it first”", () => {
  it.each([
    ["a greeting", "Hello!"],
    ["a summary", "Summarise this document"],
    ["what the document does not say", "Who won the football world cup in 2014?"],
  ])("does not apply to %s", async (_, message) => {
    const { learner, fileId } = await learnerWithFile();
    const reply = await answerOf<Reply>(await send(learner, { message, fileId }));
    expect(reply).not.toHaveProperty("askedBack");
    expect(reply.content).not.toContain("Try it first");
  });

  it("does not apply if it is off, or if the answer cites nothing", async () => {
    const { learner, fileId } = await learnerWithFile();
    const message = { message: question, fileId };
    const plain = await answerOf<Reply>(await send(learner, { ...message, tryFirst: false }));
    expect(plain.content).toContain("green pigment");
    await useModel(learner, fileId, async function* (): AsyncGenerator<AnswerEvent> {
      yield { type: "token", text: "Without a source." };
      yield { type: "citations", citations: [], answered: true };
    });
    const uncited = await answerOf<Reply>(await send(learner, message));
    expect(uncited).toMatchObject({ content: "Without a source." });
    expect(uncited).not.toHaveProperty("askedBack");
  });

  it("does not use up a message if the answer fails", async () => {
    const { learner, fileId } = await learnerWithFile();
    await useModel(learner, fileId, async function* (): AsyncGenerator<AnswerEvent> {
      yield { type: "token", text: "Half an" };
      throw new Error("The model failed.");
    });
    expect((await send(learner, { message: question, fileId })).status).toBe(502);
    expect(await used(learner)).toBe(0);
  });
});

describe("keeping an answer for review", () => {
  it("makes one card with the question, quote, file and page", async () => {
    const { learner, fileId, reply } = await askInTryFirst();
    const early = await keep(learner, reply.id);
    expect(early.status).toBe(422);
    const revealed = await answerOf<Reply>(await sendAttempt(learner, reply.id, "green"));
    expect(await pageOf(learner, fileId)).not.toContain("Kept for review");

    const first = await keep(learner, reply.id);
    expect(first.status).toBe(201);
    const { id } = await answerOf<{ id: string }>(first);
    expect(await answerOf<{ id: string }>(await keep(learner, reply.id))).toMatchObject({ id });
    expect(await cardsOf(learner)).toEqual([
      expect.objectContaining({ id, kind: "card", front: question, source: revealed.citations[0] }),
    ]);
    expect(await pageOf(learner, fileId)).toContain("Kept for review");
  });

  it("is not possible for another learner", async () => {
    const { reply } = await askInTryFirst();
    expect((await keep(await newLearner(), reply.id)).status).toBe(404);
  });
});

describe("the forms of “try it first”", () => {
  const post = (learner: Learner, form: Record<string, string>) =>
    learner.call("POST", "/app?index", { form });

  it("switch it, ask, try and keep without JavaScript", async () => {
    const { learner, fileId } = await learnerWithFile();
    expect(await pageOf(learner, fileId)).toMatch(/role="switch" aria-checked="false"/);
    const on = await post(learner, { intent: "tryFirst", fileId, tryFirst: "on" });
    expect(on.headers.get("Location")).toBe(`/app?fileId=${fileId}`);
    const page = await pageOf(learner, fileId);
    expect(page).toMatch(/role="switch" aria-checked="true"/);
    expect(page).toContain('<input type="hidden" name="tryFirst" value="on"');

    await post(learner, { intent: "send", fileId, message: question, tryFirst: "on" });
    const asked = await pageOf(learner, fileId);
    const id =
      /name="intent" value="attempt"\/?><input type="hidden" name="id" value="(\w+)"/.exec(
        asked,
      )?.[1] ?? "";
    const long = await post(learner, {
      intent: "attempt",
      id,
      attempt: `mine ${"x".repeat(2_000)}`,
    });
    expect(long.status).toBe(400);
    const refused = await long.text();
    expect(refused).toContain("Keep your answer under 2,000 characters.");
    expect(refused).toContain("mine xxx");
    const tried = await post(learner, {
      intent: "attempt",
      id,
      attempt: "unused",
      justTell: "yes",
    });
    expect(tried.headers.get("Location")).toBe(`/app?fileId=${fileId}#message-${id}`);
    const revealed = await pageOf(learner, fileId);
    expect(revealed).toContain("green pigment");
    expect(revealed).not.toContain("unused");

    const kept = await post(learner, { intent: "keep", id });
    expect(kept.headers.get("Location")).toBe(`/app?fileId=${fileId}#message-${id}`);
    expect(await cardsOf(learner)).toHaveLength(1);

    await post(learner, { intent: "tryFirst", fileId });
    expect(await pageOf(learner, fileId)).toMatch(/role="switch" aria-checked="false"/);
  });
});
