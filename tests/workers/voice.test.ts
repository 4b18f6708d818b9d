import { createExecutionContext, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { AudioClip, SpeechSynthesizer, Transcriber, Transcript } from "~/ai/ports";
import { ProviderError } from "~/ai/provider-error";
import { awaitReply } from "~/chat/await-reply.server";
import { openReplyAudio } from "~/chat/open-reply-audio.server";
import { sendVoice } from "~/chat/send-voice.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError, type ErrorCode } from "~/platform/errors";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import { mp3, ogg, wav, webm } from "../fakes/sounds.mjs";
import { studyPdf } from "./documents";
import {
  actorOf,
  answerOf,
  Browser,
  type ErrorAnswer,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

const question = "What does chlorophyll absorb?";

/** A transcriber that records what it is given. */
function fakeTranscriber(say: (clip: AudioClip) => Transcript | Promise<Transcript>) {
  const heard: AudioClip[] = [];
  const transcriber: Transcriber = {
    async transcribe(clip) {
      heard.push(clip);
      return say(clip);
    },
  };
  return { heard, transcriber };
}

const transcribeQuestion = () =>
  fakeTranscriber(() => ({ text: ` ${question}\n`, language: "en" }));

/** A voice that records what it says, in the given languages. */
function fakeVoice(languages = ["en", ""], fails = 0, meanwhile = async () => {}) {
  const said: { text: string; language: string }[] = [];
  let failures = fails;
  const speech: SpeechSynthesizer = {
    speaks: (language) => languages.includes(language),
    async speak(text, language) {
      said.push({ text, language });
      await new Promise((done) => setTimeout(done, 30));
      await meanwhile();
      if (failures > 0) {
        failures -= 1;
        throw new ProviderError("provider_timeout", "The voice sent nothing in time.");
      }
      return { bytes: mp3(10), type: "audio/mpeg" };
    },
  };
  return { said, speech };
}

function appWith(ports: Partial<App>): App {
  return { ...createApp(env as unknown as Bindings, createExecutionContext()), ...ports };
}

function recording(audio: Uint8Array | string | null, fields: Record<string, string> = {}) {
  const form = new FormData();
  if (audio !== null) form.set("audio", new File([audio as BlobPart], "voice.webm"));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return new Request("http://fennec.test/api/voice", { method: "POST", body: form });
}

async function say(app: App, learner: Learner, request: Request, tier?: Actor["tier"]) {
  const turn = await sendVoice(app, actorOf(learner, tier), request);
  return { transcript: turn.transcript, message: await awaitReply(turn) };
}

function used(learner: Learner): Promise<number> {
  return env.DAILY_USAGE.getByName(learner.id).used("chat");
}

async function contents(learner: Learner, fileId: string | null = null): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT content FROM messages WHERE conversation_id = ? ORDER BY ordinal",
  )
    .bind(fileId ? `${learner.id}-${fileId}` : learner.id)
    .all<{ content: string }>();
  return results.map(({ content }) => content);
}

async function expectRefusal(work: Promise<unknown>, code: ErrorCode, words?: RegExp) {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  const refused = error as AppError;
  expect(refused.code).toBe(code);
  if (words) expect(refused.message).toMatch(words);
  return refused;
}

describe("a voice message", () => {
  it("is transcribed, answered with citations, and counted as a message", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyPdf());
    const { heard, transcriber } = transcribeQuestion();
    const clip = webm(3);
    const app = appWith({ transcriber });
    const { transcript, message } = await say(app, learner, recording(clip, { fileId: file.id }));
    expect(transcript).toBe(question);
    expect(heard).toEqual([{ bytes: clip, type: "audio/webm" }]);
    expect(message).toMatchObject({ role: "assistant", fileId: file.id, userId: learner.id });
    expect(message.citations.length).toBeGreaterThan(0);
    expect(message.audioUrl).toBeUndefined();
    expect(await contents(learner, file.id)).toEqual([question, message.content]);
    expect(await used(learner)).toBe(1);
  });

  it.each([
    ["audio/webm", webm(119)],
    ["audio/ogg", ogg(119)],
    ["audio/wav", wav(119)],
    ["audio/mpeg", mp3(100)],
    ["audio/mp4", new TextEncoder().encode("\0\0\0\x1cftypM4A \0\0\0\0")],
  ])("is transcribed as %s", async (type, bytes) => {
    const { heard, transcriber } = transcribeQuestion();
    await say(appWith({ transcriber }), await newLearner(), recording(bytes));
    expect(heard.map((clip) => clip.type)).toEqual([type]);
  });

  it.each<[string, Uint8Array | string | null, ErrorCode, RegExp]>([
    ["nothing", null, "invalid_request", /Record something/],
    ["an empty clip", "", "invalid_request", /Record something/],
    [
      "a text",
      "This is not a sound at all.",
      "unsupported_file_type",
      /WebM, Ogg, MP4, MP3 or WAV/,
    ],
    ["a picture", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "unsupported_file_type", /WebM/],
    ["three minutes of WAV", wav(180), "too_large", /2 minutes/],
    ["three minutes of WebM", webm(180), "too_large", /2 minutes/],
    ["three minutes of Ogg", ogg(180), "too_large", /2 minutes/],
    ["three minutes of MP3", mp3(6_900), "too_large", /2 minutes/],
    ["more than 10 MB", wav(1, 10_500_000), "too_large", /10 MB/],
  ])("with %s is refused without being transcribed", async (_, audio, code, words) => {
    const learner = await newLearner();
    const { heard, transcriber } = transcribeQuestion();
    await expectRefusal(say(appWith({ transcriber }), learner, recording(audio)), code, words);
    expect(heard).toEqual([]);
    expect(await used(learner)).toBe(0);
  });

  it("with invalid fields is refused without being transcribed", async () => {
    const [learner, other] = [await newLearner(), await newLearner()];
    const file = await uploaded(other, studyPdf());
    const { heard, transcriber } = transcribeQuestion();
    const app = appWith({ transcriber });
    const send = (fields: Record<string, string>) => say(app, learner, recording(wav(1), fields));
    await expectRefusal(send({ messages: "[{" }), "invalid_request", /JSON/);
    await expectRefusal(send({ messages: '{"role":"user"}' }), "invalid_request");
    await expectRefusal(send({ fileId: file.id }), "not_found");
    const broken = new Request("http://fennec.test/api/voice", {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      body: '--x\r\nContent-Disposition: form-data; name="audio"; filename="a"\r\n\r\nRIFF',
    });
    await expectRefusal(say(app, learner, broken), "invalid_request", /was interrupted/);
    expect(heard).toEqual([]);
    expect(await used(learner)).toBe(0);
  });

  it("is refused without being transcribed once the day's messages are used up", async () => {
    const learner = await newLearner();
    await env.DAILY_USAGE.getByName(learner.id).add("chat", 10);
    const { heard, transcriber } = transcribeQuestion();
    const app = appWith({ transcriber });
    const refused = await expectRefusal(say(app, learner, recording(wav(1))), "upgrade_required");
    expect(refused.details.fields).toEqual({ feature: "chat", limit: 10, used: 10 });
    expect(heard).toEqual([]);
    await say(app, learner, recording(wav(1)), "premium");
    expect(heard).toHaveLength(1);
  });

  it("is counted once: of 15 sent at once, 10 are transcribed", async () => {
    const learner = await newLearner();
    const { heard, transcriber } = transcribeQuestion();
    const app = appWith({ transcriber });
    const sent = await Promise.allSettled(
      Array.from({ length: 15 }, () => say(app, learner, recording(wav(1)))),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(heard).toHaveLength(10);
    expect(await used(learner)).toBe(10);
  });

  it("without speech does not use up a message", async () => {
    const learner = await newLearner();
    for (const text of ["", "  \n", " . ", "..."]) {
      const { transcriber } = fakeTranscriber(() => ({ text, language: "" }));
      const work = say(appWith({ transcriber }), learner, recording(wav(1)));
      await expectRefusal(work, "no_content", /couldn't hear any words/);
    }
    expect(await used(learner)).toBe(0);
    expect(await contents(learner)).toEqual([]);
  });

  it.each(["provider_failed", "provider_timeout", "provider_unconfigured"] as const)(
    "does not use up a message if the transcriber fails with %s",
    async (failure) => {
      const learner = await newLearner();
      const { transcriber } = fakeTranscriber(() => {
        throw new ProviderError(failure, "secret of the provider");
      });
      const work = say(appWith({ transcriber }), learner, recording(wav(1)));
      await expectRefusal(work, failure, /^Failed to process voice recording. Please try again.$/);
      expect(await used(learner)).toBe(0);
    },
  );

  it("does not use up a message if its reply fails", async () => {
    const learner = await newLearner();
    await runInDurableObject(env.STUDY_SESSION.getByName(learner.id), (instance) => {
      const session = instance as unknown as { createApp(): App };
      const created = session.createApp.bind(session);
      session.createApp = () => {
        const app = created();
        const answer = () => {
          throw new ProviderError("provider_failed", "no");
        };
        return { ...app, textModel: { ...app.textModel, name: "test", answer } };
      };
    });
    const { transcriber } = transcribeQuestion();
    await expectRefusal(
      say(appWith({ transcriber }), learner, recording(wav(1))),
      "provider_failed",
    );
    expect(await used(learner)).toBe(0);
    expect(await contents(learner)).toEqual([]);
  });

  it("can start a conversation with given messages", async () => {
    const learner = await newLearner();
    const messages = JSON.stringify([{ role: "user", content: "Hello there" }]);
    const { transcriber } = transcribeQuestion();
    await say(appWith({ transcriber }), learner, recording(wav(1), { messages }));
    expect((await contents(learner)).slice(0, 2)).toEqual(["Hello there", question]);
  });
});

describe("POST /api/voice without a transcriber", () => {
  it("answers 503, and requires a login", async () => {
    const form = () => {
      const body = new FormData();
      body.set("audio", new File([wav(1) as BlobPart], "voice.wav"));
      return { body };
    };
    const learner = await newLearner();
    const answer = await learner.call("POST", "/api/voice", form());
    expect(answer.status).toBe(503);
    expect(await answerOf<ErrorAnswer>(answer)).toEqual({
      error: "Voice isn't available here. Please type instead.",
      code: "provider_unconfigured",
    });
    expect((await new Browser().call("POST", "/api/voice", form())).status).toBe(401);
    const get = await learner.call("GET", "/api/voice");
    expect([get.status, get.headers.get("Allow")]).toEqual([405, "POST"]);
  });
});

describe("a reply read aloud", () => {
  /** A learner who has asked a question, in a conversation with a voice. */
  async function listener(voice = fakeVoice(), reply = "**Bold** and $x^2$ [1].") {
    const learner = await newLearner();
    const { transcriber } = transcribeQuestion();
    const { speech } = voice;
    const session = env.STUDY_SESSION.getByName(learner.id);
    await runInDurableObject(session, (instance) => {
      const own = instance as unknown as { createApp(): App };
      const created = own.createApp.bind(own);
      own.createApp = () => {
        const app = created();
        async function* answer() {
          yield { type: "token" as const, text: reply };
          yield { type: "citations" as const, citations: [], answered: true };
        }
        return { ...app, speech, textModel: { ...app.textModel, name: "test", answer } };
      };
    });
    const app = appWith({ transcriber, speech });
    const { message } = await say(app, learner, recording(wav(1)), "premium");
    const listen = (headers: Record<string, string> = {}, tier: Actor["tier"] = "premium") =>
      openReplyAudio(
        app,
        actorOf(learner, tier),
        message.id,
        new Request(`http://fennec.test/api/messages/${message.id}/audio`, { headers }),
      );
    return { learner, app, message, listen, voice };
  }

  async function spokenKeys(learner: Learner): Promise<string[]> {
    const { objects } = await env.BYTES.list({ prefix: `speech/${learner.id}/` });
    return objects.map(({ key }) => key);
  }

  it("is made once, then served from storage and in parts", async () => {
    const { message, listen, voice, learner } = await listener();
    expect(message.audioUrl).toBe(`/api/messages/${message.id}/audio`);
    expect(voice.said).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => listen()));
    expect(voice.said).toEqual([{ text: "Bold and x squared.", language: "en" }]);
    for (const answer of answers) {
      expect(answer.headers.get("Content-Type")).toBe("audio/mpeg");
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(mp3(10));
    }
    const etag = answers[0]?.headers.get("ETag") ?? "";
    expect((await listen({ "If-None-Match": etag })).status).toBe(304);
    const part = await listen({ Range: "bytes=0-3" });
    expect([part.status, part.headers.get("Content-Range")]).toEqual([206, "bytes 0-3/4170"]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(mp3(10).subarray(0, 4));
    await expectRefusal(listen({ Range: "bytes=9999-" }), "range_not_satisfiable");
    expect(voice.said).toHaveLength(1);
    expect(await spokenKeys(learner)).toHaveLength(1);
  });

  const seconds = ({ id }: Learner) => env.DAILY_USAGE.getByName(id).used("speechSeconds");

  it("counts the synthesized seconds once, however many requests there are", async () => {
    const { said, speech } = fakeVoice();
    const speak: SpeechSynthesizer["speak"] = async (...request) => ({
      ...(await speech.speak(...request)),
      bytes: mp3(200),
    });
    const { learner, listen } = await listener({ said, speech: { ...speech, speak } });
    await Promise.all(Array.from({ length: 5 }, () => listen()));
    await listen();
    expect(said).toHaveLength(1);
    // Two hundred frames of 26 ms.
    expect(await seconds(learner)).toBe(6);
  });

  it("is refused before it is made if the day's seconds are used up", async () => {
    const { app, learner, listen, voice } = await listener();
    const premium = { ...app.allowances.premium, speechSeconds: 61 };
    app.allowances = { ...app.allowances, premium };
    await env.DAILY_USAGE.getByName(learner.id).add("speechSeconds", 60);
    const refused = await expectRefusal(
      listen(),
      "rate_limited",
      /^Reading this aloud would take you over your daily limit/,
    );
    expect(Number(refused.details.headers?.["Retry-After"])).toBeGreaterThan(0);
    expect(voice.said).toEqual([]);
    expect(await seconds(learner)).toBe(60);
  });

  it("does not count seconds if the voice fails", async () => {
    const { learner, listen } = await listener(fakeVoice(["en", ""], 1));
    await expectRefusal(listen(), "provider_timeout");
    expect(await seconds(learner)).toBe(0);
    await listen();
    expect(await seconds(learner)).toBe(1);
  });

  it("is refused on the free plan, to other learners, and for anything but a reply", async () => {
    const { app, learner, message, listen, voice } = await listener();
    const refused = await expectRefusal(listen({}, "free"), "upgrade_required", /Premium plan/);
    expect(refused.details.fields).toEqual({ feature: "tts", limit: 0, requested: 1 });
    const other = actorOf(await newLearner(), "premium");
    const request = new Request("http://fennec.test/");
    await expectRefusal(openReplyAudio(app, other, message.id, request), "not_found");
    const own = actorOf(learner, "premium");
    await expectRefusal(openReplyAudio(app, own, `${message.id}q`, request), "not_found");
    expect(voice.said).toEqual([]);
    const call = await learner.call("GET", `/api/messages/${message.id}/audio`);
    expect(call.status).toBe(402);
    expect(await answerOf<ErrorAnswer>(call)).toMatchObject({ feature: "tts" });
    const anonymous = await new Browser().call("GET", `/api/messages/${message.id}/audio`);
    expect(anonymous.status).toBe(401);
  });

  it("cannot be reached by another learner once it is stored", async () => {
    const { message, listen, learner } = await listener();
    const etag = (await listen()).headers.get("ETag") ?? "";
    const [key = ""] = await spokenKeys(learner);
    const other = await newLearner();
    await env.DB.prepare("INSERT INTO subscriptions (user_id, premium_until) VALUES (?, ?)")
      .bind(other.id, Date.now() + 60_000)
      .run();
    const path = `/api/messages/${message.id}/audio`;
    const asked: Record<string, string>[] = [{}, { Range: "bytes=0-3" }, { "If-None-Match": etag }];
    for (const headers of asked) {
      for (const method of ["GET", "HEAD"]) {
        const refused = await other.call(method, path, { headers });
        expect(refused.status).toBe(404);
        expect(refused.headers.get("ETag")).toBeNull();
      }
    }
    // The same if it is requested as a file, a track or an object of the bucket.
    for (const guess of [
      `/api/files/${message.id}/content`,
      `/api/soundtrack/tracks/${message.id}`,
      `/api/messages/${encodeURIComponent(key)}/audio`,
      `/${key}`,
    ]) {
      const { status } = await other.call("GET", guess);
      expect([400, 404], guess).toContain(status);
    }
    const spoken = await other.call("POST", "/api/chat/export", {
      json: { fileId: message.fileId },
    });
    expect(await spoken.text()).not.toContain("Bold");
    expect((await listen()).status).toBe(200);
  });

  it("is left to the browser if the voice does not support the language", async () => {
    const german = "Der Farbstoff ist grün und die Sonne ist nicht mit der Erde verbunden.";
    const { message, listen, voice } = await listener(fakeVoice(["en"]), german);
    expect(message.audioUrl).toBeUndefined();
    await expectRefusal(listen(), "provider_unconfigured");
    expect(voice.said).toEqual([]);
  });

  it("can be requested again after a failure, which stores nothing", async () => {
    const { listen, voice, learner } = await listener(fakeVoice(["en", ""], 1));
    await expectRefusal(listen(), "provider_timeout", /could not be read aloud/);
    expect(await spokenKeys(learner)).toEqual([]);
    expect((await listen()).status).toBe(200);
    expect(voice.said).toHaveLength(2);
  });

  it("is deleted with its conversation and its learner", async () => {
    const first = await listener();
    await (await first.listen()).arrayBuffer();
    const [key = ""] = await spokenKeys(first.learner);
    await first.learner.call("POST", "/api/chat/reset", { json: {} });
    await expect.poll(() => spokenKeys(first.learner)).toEqual([]);
    expect(await env.BYTES.get(key)).toBeNull();
    await expectRefusal(first.listen(), "not_found");

    const second = await listener();
    await (await second.listen()).arrayBuffer();
    await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(second.learner.id).run();
    const { results } = await env.DB.prepare(
      "SELECT key, due FROM bytes_to_remove WHERE key LIKE ?",
    )
      .bind(`speech/${second.learner.id}/%`)
      .all();
    expect(results).toEqual([{ key: (await spokenKeys(second.learner))[0], due: 0 }]);
  });

  it("is deleted if its reply is deleted while it is made", async () => {
    const forget = async () => {
      await env.DB.prepare("DELETE FROM messages WHERE conversation_id = ?").bind(learner.id).run();
    };
    const { learner, listen, voice } = await listener(fakeVoice(["en", ""], 0, forget));
    await expectRefusal(listen(), "provider_failed");
    expect(voice.said).toHaveLength(1);
    const { results } = await env.DB.prepare("SELECT key FROM bytes_to_remove WHERE key LIKE ?")
      .bind(`speech/${learner.id}/%`)
      .all<{ key: string }>();
    const keys = await spokenKeys(learner);
    expect(keys).toHaveLength(1);
    expect(results.map(({ key }) => key)).toEqual(keys);
  });
});
