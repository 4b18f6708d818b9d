import { mp3, webm } from "../fakes/sounds.mjs";
import { everyFault } from "./play";
import { askBack, makePremium, makeReply, nothing, once, uploadNotes } from "./prepare";

/** A conversation's Durable Object, and what it calls. */
const outwaits = /^session |^app STUDY_SESSION\./;

// A message counts once the learner has read the first words of its reply, however that ends.
everyFault({
  name: "send a message about a file",
  keeps: ["chat"],
  prepare: (world) => uploadNotes(world),
  act: (world, fileId) =>
    world.send("POST", "/app?index", {
      form: { intent: "send", fileId, message: "What is chlorophyll?", once },
    }),
});

everyFault({
  name: "send a question with “try it first”",
  keeps: ["chat"],
  prepare: (world) => uploadNotes(world),
  act: (world, fileId) =>
    world.send("POST", "/app?index", {
      form: { intent: "send", fileId, message: "What is chlorophyll?", tryFirst: "on", once },
    }),
});

everyFault({
  name: "submit an attempt before the answer",
  prepare: askBack,
  act: (world, id) =>
    world.send("POST", "/app?index", { form: { intent: "attempt", id, attempt: "A pigment" } }),
});

everyFault({
  name: "keep an answer for review",
  async prepare(world) {
    const id = await askBack(world);
    await world.must("POST", "/app?index", { form: { intent: "attempt", id } });
    return id;
  },
  act: (world, id) => world.send("POST", "/app?index", { form: { intent: "keep", id } }),
});

everyFault({
  name: "send a message that a model answers in a stream",
  variables: { AI_PROVIDER: "workers-ai" },
  outside: { ai: () => ["Leaves ", "are ", "green."] },
  keeps: ["chat"],
  prepare: nothing,
  act: (world) =>
    world.send("POST", "/app?index", {
      form: { intent: "send", fileId: "", message: "What is chlorophyll?", once },
    }),
});

everyFault({
  name: "start a conversation with given messages",
  keeps: ["chat"],
  prepare: nothing,
  act: (world) =>
    world.send("POST", "/api/chat", {
      json: { message: "Hello", fileId: null, messages: [{ role: "user", content: "Hi" }] },
    }),
  // The call has no key: another try is another message, unless the first was stored. Faults within
  // the session are tested with a key above; without one, a message counts, too, if words of its reply were sent.
  again: "unless done",
  processes: ["app"],
});

everyFault({
  name: "send a voice message",
  variables: { TRANSCRIPTION_PROVIDER: "workers-ai" },
  outside: { ai: () => JSON.stringify({ text: "What is chlorophyll?" }) },
  keeps: ["chat"],
  prepare: nothing,
  act: (world) => {
    const form = new FormData();
    form.append("once", once);
    form.append("audio", new File([webm(2)], "voice.webm", { type: "audio/webm" }));
    return world.send("POST", "/app/voice", { form });
  },
});

// A stored recording counts, even if it cannot be opened. A process that dies between storing and counting it leaves
// it uncounted, to the learner's benefit.
everyFault(
  {
    name: "have a reply read aloud",
    variables: { SPEECH_PROVIDER: "workers-ai" },
    outside: { ai: () => mp3(80) },
    async prepare(world) {
      await makePremium(world);
      return makeReply(world);
    },
    act: (world, id) => world.send("GET", `/api/messages/${id}/audio`),
    outwaits,
    keeps: ["speechSeconds"],
    keepsAfter: /^app (DB|BYTES)\./,
  },
  (call, kind) => call !== "DAILY_USAGE.keep" || kind !== "death",
);

everyFault({
  name: "reset a conversation with a stored recording of a reply",
  variables: { SPEECH_PROVIDER: "workers-ai" },
  outside: { ai: () => mp3(80) },
  async prepare(world) {
    await makePremium(world);
    const fileId = await uploadNotes(world);
    const id = await makeReply(world, fileId);
    await world.must("GET", `/api/messages/${id}/audio`);
    return fileId;
  },
  act: (world, fileId) => world.send("POST", "/app?index", { form: { intent: "reset", fileId } }),
  outwaits,
});

everyFault({
  name: "stop a reply that has ended",
  prepare: (world) => makeReply(world),
  act: (world, id) => world.send("DELETE", `/api/chat/turns/${id}`),
});
