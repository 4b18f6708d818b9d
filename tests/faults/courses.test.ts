import { env } from "cloudflare:workers";
import { shortDocx } from "../workers/documents";
import { everyFault } from "./play";
import { dayIn, makeCourse, once, uploadNotes } from "./prepare";
import type { World } from "./world";

const other = shortDocx("other.docx", "Xylem is the tissue that carries water upwards.");

/** A document whose cards are due after every exam of its courses. */
async function prepareKnownDocument(world: World): Promise<string> {
  const fileId = await uploadNotes(world);
  const form = { fileId, useActiveFile: "true", count: "5", trackMastery: "on" };
  const made = await world.must("POST", `/app/flashcards?fileId=${fileId}`, { form });
  const workId = /flashcards\/(\w+)/.exec(made.headers.get("Location") ?? "")?.[1] ?? "";
  await world.must("POST", "/app/review/keep", {
    form: { mode: "flashcards", workId, keep: "yes", back: "/app/review" },
  });
  const now = Date.now();
  await env.DB.prepare(
    "UPDATE cards SET state = 2, due = ?, last_review = ?, scheduled_days = 400, reps = 9, stability = 400, difficulty = 5",
  )
    .bind(now + 400 * 86_400_000, now - 1_000)
    .run();
  return fileId;
}

async function prepareKnownCourse(world: World): Promise<{ id: string; fileId: string }> {
  const fileId = await prepareKnownDocument(world);
  return { id: await makeCourse(world, [fileId]), fileId };
}

/** Checks that all cards are due before an exam in three months, or none. */
const expectDue = (isBefore: boolean) => async () => {
  const row = await env.DB.prepare("SELECT count(*) AS cards, sum(due < ?) AS early FROM cards")
    .bind(Date.now() + 91 * 86_400_000)
    .first<{ cards: number; early: number }>();
  const { cards = 0, early = 0 } = row ?? {};
  if (cards > 0 && early === (isBefore ? cards : 0)) return [];
  return [`${early} of ${cards} cards come before the exam`];
};

const checked = (...ids: string[]) => Object.fromEntries(ids.map((id) => [`file-${id}`, "on"]));

everyFault({
  name: "make a course with an exam",
  prepare: prepareKnownDocument,
  act: (world, fileId) =>
    world.send("POST", "/app/courses/new", {
      form: { name: "Biology", examOn: dayIn(90), ...checked(fileId), once },
    }),
  wrongEnd: expectDue(true),
});

everyFault({
  name: "add a document to a course",
  async prepare(world) {
    const fileId = await prepareKnownDocument(world);
    const otherId = await uploadNotes(world, other);
    return { id: await makeCourse(world, [otherId]), ids: [fileId, otherId] };
  },
  act: (world, { id, ids }) =>
    world.send("POST", `/app/courses/${id}`, {
      form: { name: "Biology", examOn: dayIn(90), ...checked(...ids), courseId: id },
    }),
  wrongEnd: expectDue(true),
});

everyFault({
  name: "remove a document from a course",
  prepare: prepareKnownCourse,
  act: (world, { id }) =>
    world.send("POST", `/app/courses/${id}`, {
      form: { name: "Biology", examOn: dayIn(90), courseId: id },
    }),
  wrongEnd: expectDue(false),
});

everyFault({
  name: "delete a course, and its conversation",
  async prepare(world) {
    const { id } = await prepareKnownCourse(world);
    await world.must("POST", "/api/chat", { json: { message: "What is xylem?", courseId: id } });
    return id;
  },
  act: (world, id) => world.send("POST", `/app/courses/${id}/delete`, { form: { courseId: id } }),
  doneAlready: [404],
  wrongEnd: expectDue(false),
});

everyFault({
  name: "delete a document of a course",
  prepare: prepareKnownCourse,
  act: (world, { fileId }) => world.send("POST", `/app/files/${fileId}/delete`, { form: {} }),
  doneAlready: [404],
  wrongEnd: expectDue(false),
});

everyFault({
  name: "send a message about a course",
  keeps: ["chat"],
  prepare: async (world) => makeCourse(world, [await uploadNotes(world)]),
  act: (world, courseId) =>
    world.send("POST", "/app?index", {
      form: { intent: "send", courseId, message: "What is chlorophyll?", once },
    }),
});

everyFault({
  name: "reset the conversation about a course",
  async prepare(world) {
    const courseId = await makeCourse(world, [await uploadNotes(world)]);
    await world.must("POST", "/api/chat", { json: { message: "What is xylem?", courseId } });
    return courseId;
  },
  act: (world, courseId) =>
    world.send("POST", "/app?index", { form: { intent: "reset", courseId } }),
});

everyFault({
  name: "make a quiz from a course",
  prepare: async (world) => makeCourse(world, [await uploadNotes(world)]),
  act: (world, courseId) =>
    world.send("POST", `/app/quiz?courseId=${courseId}`, {
      form: { courseId, useActiveFile: "true", questionCount: "2", once },
    }),
});
