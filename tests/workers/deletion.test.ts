import {
  createExecutionContext,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import { deleteAccount } from "~/account/delete-account.server";
import { hashToken } from "~/account/random-token.server";
import { payInSandbox } from "~/billing/pay-in-sandbox.server";
import { startSubscription } from "~/billing/start-subscription.server";
import { awaitReply } from "~/chat/await-reply.server";
import { openReplyAudio } from "~/chat/open-reply-audio.server";
import { sendVoice } from "~/chat/send-voice.server";
import { buildDoc } from "~/library/formats/doc/sample-doc";
import type { Actor, App } from "~/platform/app.server";
import { shardBinding } from "~/platform/shards";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import webhook from "../../workers/stripe-webhook/webhook";
import { mp3, wav } from "../fakes/sounds.mjs";
import { pixelPng, shortDocx, studyDocx, studyPdf } from "./documents";
import {
  answerOf,
  databases,
  home,
  homeDatabase,
  type Learner,
  newLearner,
  password,
  uploaded,
} from "./learner";
import { everythingKept, grownFrom, placesOf, runAlarms } from "./whole-storage";

/** Words that occur nowhere else, one for each text that a learner can write. */
const marks = {
  username: "wovqix-jaruz",
  email: "hyfquk.zelb@pojvaw.example",
  fileName: "dukxoviq",
  inDocx: "glimzovak",
  inDoc: "brexatuvo",
  inPdf: "tquzzel",
  message: "vexkulmor",
  seed: "kwuzzopha",
  spoken: "yipqordas",
  pasted: "mevrixolb",
  card: "nopqirrax",
  course: "zyvqulmet",
  attempt: "quxvelmop",
};

const textWith = (mark: string) =>
  [
    `The ${mark} is the part of a plant that turns light into energy.`,
    `Rubisco is the enzyme that fixes carbon dioxide in the ${mark}.`,
    "Chlorophyll is the green pigment that absorbs light in the chloroplasts.",
    "Stomata are the pores through which a leaf takes in carbon dioxide.",
    "Xylem is the tissue that carries water from the roots to the leaves.",
  ].join(" ");

const secret = "whsec_deletion";

/** The app with a fake voice and transcriber, and with the payment sandbox, whose events reach the webhook's worker. */
function fullApp(): { app: App; settled(): Promise<void> } {
  const context = createExecutionContext();
  const variables = {
    ...{ DEPLOYMENT: "local", PAYMENT_PROVIDER: "sandbox", STRIPE_WEBHOOK_SECRET: secret },
  };
  const STRIPE_WEBHOOK = {
    fetch: async (url: string, init: RequestInit) =>
      webhook.fetch(new Request(url, init) as never, { ...databases, ...variables }, context),
  };
  const bindings = { ...env, ...variables, STRIPE_WEBHOOK } as unknown as Bindings;
  const transcriber = {
    transcribe: async () => ({ text: `What is ${marks.spoken}?`, language: "en" }),
  };
  const app = { ...createApp(bindings, context).at(home), transcriber, speech };
  return { app, settled: () => waitOnExecutionContext(context) };
}

const speech = {
  speaks: () => true,
  speak: async () => ({ bytes: mp3(10), type: "audio/mpeg" as const }),
};

/** Uses the fake voice for the replies of a conversation. */
async function setFakeVoice(conversation: string): Promise<void> {
  await runInDurableObject(env.STUDY_SESSION.getByName(conversation), (instance) => {
    const own = instance as unknown as { createApp(shard?: number): App };
    const created = own.createApp.bind(own);
    own.createApp = (shard) => ({ ...created(shard), speech });
  });
}

async function made<T>(learner: Learner, path: string, json: object, status = 200): Promise<T> {
  const answer = await learner.call("POST", path, { json });
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBe(status);
  return answerOf<T>(answer);
}

async function open(learner: Learner, path: string): Promise<void> {
  const answer = await learner.call("GET", path);
  expect(answer.status, path).toBe(200);
  await answer.arrayBuffer();
}

async function submit(learner: Learner, path: string, form: Record<string, string>) {
  const answer = await learner.call("POST", path, { form });
  expect(answer.status, path).toBeLessThan(400);
  await answer.arrayBuffer();
}

async function uploadEverything(learner: Learner): Promise<string[]> {
  const doc = buildDoc(`Notes\r${textWith(marks.inDoc)}\r`).slice();
  const pdf = (await studyPdf().text()).replaceAll("Rubisco", marks.inPdf);
  const files = [
    shortDocx(`${marks.fileName} notes.docx`, textWith(marks.inDocx)),
    new File([doc], `${marks.fileName}.doc`, { type: "application/msword" }),
    new File([pdf], `${marks.fileName}.pdf`, { type: "application/pdf" }),
    studyDocx(`${marks.fileName} study.docx`),
    pixelPng(`${marks.fileName}.png`),
  ];
  const ids: string[] = [];
  for (const file of files) ids.push((await uploaded(learner, file)).id);
  for (const id of ids) {
    await learner.call("GET", `/api/files/${id}/thumbnail`);
    await learner.call("GET", `/api/files/${id}/guide`);
    await open(learner, `/app/docs?fileId=${id}`);
  }
  return ids;
}

async function talk(learner: Learner, actor: Actor, app: App, fileId: string): Promise<void> {
  const seeds = [
    { role: "user", content: `Tell me of ${marks.seed}` },
    { role: "assistant", content: `It is ${marks.seed}.` },
  ];
  const message = `What is ${marks.message}?`;
  await made(learner, "/api/chat", { message, fileId: null, messages: seeds });
  await made(learner, "/api/chat", { message, fileId });
  await submit(learner, "/app?index", { intent: "send", fileId, message });
  const asked = { message: "What is Rubisco?", fileId, tryFirst: true };
  const { id } = await made<{ id: string }>(learner, "/api/chat", asked);
  await made(learner, `/api/messages/${id}/attempt`, { attempt: marks.attempt });
  await made(learner, `/api/messages/${id}/card`, {}, 201);
  await setFakeVoice(learner.id);
  const form = new FormData();
  form.set("audio", new File([wav(1) as BlobPart], "voice.wav"));
  const voiceRequest = new Request("http://fennec.test/api/voice", { method: "POST", body: form });
  const reply = await awaitReply(await sendVoice(app, actor, voiceRequest));
  const listen = new Request(`http://fennec.test/api/messages/${reply.id}/audio`);
  await (await openReplyAudio(app, actor, reply.id, listen)).arrayBuffer();
}

async function study(learner: Learner, fileId: string): Promise<void> {
  const quiz = await made<{ id: string }>(learner, "/api/quiz", { fileId, questionCount: 2 });
  for (const question of ["1", "2"]) {
    await submit(learner, `/app/quiz/${quiz.id}`, { question, option: "0" });
  }
  await open(learner, `/app/quiz/${quiz.id}/result`);
  const deck = await made<{ id: string; flashcards: { id: string }[] }>(
    learner,
    "/api/flashcards",
    { fileId, count: 5 },
  );
  const cardId = deck.flashcards[0]?.id ?? "";
  await submit(learner, `/app/flashcards/${deck.id}`, {
    ...{ intent: "edit", cardId, front: `What is a ${marks.card}?`, back: "A leaf." },
  });
  await submit(learner, `/app/flashcards/${deck.id}/study?card=1`, {
    ...{ intent: "rate", card: "1", grade: "easy", reps: "0" },
  });
  await open(learner, `/app/flashcards/${deck.id}/export?format=csv`);
  const course = { name: marks.course, fileIds: [fileId] };
  const { id: courseId } = await made<{ id: string }>(learner, "/api/courses", course, 201);
  await made(learner, "/api/chat", { message: `What is ${marks.message}?`, courseId });
  await made(learner, "/api/quiz", { courseId, questionCount: 1 });
  const test = await made<{ id: string }>(learner, "/api/practice-test", {
    textContent: textWith(marks.pasted),
    questionCount: 1,
  });
  await submit(learner, `/practice-test/${test.id}`, { question: "1", option: "0" });
  await learner.call("GET", `/practice-test/${test.id}/review`);
  const { tracks } = await made<{ tracks: { id: string }[] }>(learner, "/api/soundtrack/generate", {
    ...{ mood: "focused", progress: 50 },
  });
  const trackId = tracks[0]?.id ?? "";
  await open(learner, `/api/soundtrack/tracks/${trackId}`);
  await made(learner, "/api/soundtrack/plays", { trackId }, 201);
  await made(learner, "/api/user/track-usage", { feature: "audioTtsUsage", count: 2 });
}

async function subscribe(app: App, actor: Actor): Promise<void> {
  const { clientSecret } = await startSubscription(app, { ...actor, tier: "free" });
  const card = { number: "4242 4242 4242 4242", expiry: "12 / 99", code: "123" };
  await payInSandbox(app, actor, { ...card, clientSecret: clientSecret ?? "" });
}

async function sweepAt(time: number): Promise<void> {
  const worker = exports.default as unknown as { scheduled(event: object): Promise<void> };
  await worker.scheduled({ scheduledTime: time, cron: "17 * * * *" });
}

const day = 86_400_000;

it("deletes everything of a learner who used every feature, from every store", {
  timeout: 240_000,
}, async () => {
  const bystander = await newLearner();
  const own = (await uploaded(bystander, studyDocx())).id;
  await made(bystander, "/api/chat", { message: "What is chlorophyll?", fileId: own });
  const before = await everythingKept();
  expect(placesOf(Object.values(marks), before)).toEqual([]);

  const learner = await newLearner();
  await made(learner, "/api/user/settings", {
    ...{ email: marks.email, currentPassword: password, newPassword: "another one 8" },
  });
  await homeDatabase
    .prepare("UPDATE users SET username = ? WHERE id = ?")
    .bind(marks.username, learner.id)
    .run();
  const { app, settled } = fullApp();
  const actor: Actor = {
    ...{ id: learner.id, username: marks.username, email: marks.email },
    ...{ createdAt: new Date(), tier: "premium" },
  };
  const ids = await uploadEverything(learner);
  await subscribe(app, actor);
  await settled();
  const [docx = ""] = ids;
  await talk(learner, actor, app, docx);
  await study(learner, ids[3] ?? "");

  const traces = [learner.id, ...ids, ...Object.values(marks)];
  const during = await everythingKept();
  for (const [what, mark] of Object.entries(marks)) {
    expect(placesOf([mark], during), `${what} is seen`).not.toEqual([]);
  }
  const session = await hashToken(learner.cookies.get("fennec_session") ?? "");
  await deleteAccount(app, actor, "another one 8", session);
  await settled();
  await sweepAt(Date.now());
  await runAlarms();
  const after = await everythingKept();
  expect(placesOf(traces, after)).toEqual([]);
  expect(placesOf([bystander.id, own], after)).toEqual(placesOf([bystander.id, own], before));
  // Tracks belong to no learner and are kept for a month; apart from them, nothing is left.
  await sweepAt(Date.now() + 40 * day);
  const events = "SELECT count(*) AS total FROM payment_events";
  const { total } = (await homeDatabase.prepare(events).first<{ total: number }>()) ?? { total: 0 };
  const grown = grownFrom(before, await everythingKept());
  // Ids of payment events are kept, so that no event is processed twice.
  expect(grown).toEqual({ [`${shardBinding(home)}.payment_events`]: total });
});

/**
 * The response headers of what belongs to one learner. Tracks are nobody's own: each is the same for
 * all who have its address.
 */
it("sends no-store with everything that belongs to a learner", { timeout: 120_000 }, async () => {
  const learner = await newLearner();
  const { id } = await uploaded(learner, studyDocx());
  const chat = await made<{ id: string }>(learner, "/api/chat", {
    ...{ message: "What is chlorophyll?", fileId: id },
  });
  const quiz = await made<{ id: string }>(learner, "/api/quiz", { fileId: id, questionCount: 1 });
  const deck = await made<{ id: string }>(learner, "/api/flashcards", { fileId: id, count: 5 });
  const paths = [
    ...["/", "/auth", "/app", "/app.data", "/app/docs", "/profile", "/profile.data"],
    ...[`/app?fileId=${id}`, `/app/docs/guide?fileId=${id}`, "/subscription", "/soundtrack"],
    ...[`/app/quiz/${quiz.id}`, `/app/flashcards/${deck.id}`, `/practice-test`],
    ...[`/app/flashcards/${deck.id}/export?format=csv`, "/app/export"],
    ...["/api/user", "/api/user/export", "/api/user/files", "/api/user/subscription"],
    ...["content", "thumbnail", "guide"].map((part) => `/api/files/${id}/${part}`),
    ...[`/api/messages/${chat.id}/audio`, "/api/soundtrack/plays", "/api/nothing"],
  ];
  for (const path of paths) {
    const answer = await learner.call("GET", path);
    await answer.arrayBuffer();
    expect(answer.headers.get("Cache-Control"), path).toBe("no-store");
  }
  const part = await learner.call("GET", `/api/files/${id}/content`, {
    headers: { Range: "bytes=0-3" },
  });
  expect([part.status, part.headers.get("Cache-Control")]).toEqual([206, "no-store"]);
});
