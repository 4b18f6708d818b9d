import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect } from "vitest";
import { studyDocx } from "../../workers/documents";
import { type Client, multipart } from "./client";

/** A word in every text of the attacked learner, which no response to another may contain. */
export const marker = "Zyzzogeton";

/** The ids of one of everything that a learner can have. */
export type LearnerRecords = Record<
  | "file"
  | "deck"
  | "card"
  | "quiz"
  | "test"
  | "question"
  | "reply"
  | "topicReply"
  | "course"
  | "courseReply"
  | "added"
  | "paperDeck"
  | "item"
  | "payment"
  | "learner",
  string
>;

/** Creates one of everything for a learner, each containing a given word. */
export async function createRecords(client: Client, word: string): Promise<LearnerRecords> {
  const bytes = await notesOn(word);
  const [file] = await client.ask<{ id: string }[]>(
    "/api/upload",
    multipart(bytes, `${word}.docx`),
  );
  const fileId = file?.id ?? "";
  const post = <T>(path: string, json: unknown) => client.ask<T>(path, { json });
  const reply = await post<{ id: string }>("/api/chat", { message: `What is ${word}?`, fileId });
  const other = await post<{ id: string }>("/api/chat", { message: `Who named ${word}?` });
  const deck = await post<{ id: string; flashcards: { id: string }[] }>("/api/flashcards", {
    fileId,
    count: 5,
  });
  const quiz = await post<{ id: string }>("/api/quiz", { fileId, questionCount: 1 });
  const test = await post<{ id: string; questions: { id: string }[] }>("/api/practice-test", {
    fileId,
    questionCount: 1,
  });
  const course = await post<{ id: string }>("/api/courses", {
    name: word,
    examOn: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
    fileIds: [fileId],
  });
  const { id: courseId } = course;
  const courseReply = await post<{ id: string }>("/api/chat", {
    message: `What is ${word}?`,
    courseId,
  });
  const added = await post<{ id: string }>("/api/upload/text", {
    name: word,
    text: `${word} is the movement of water through a membrane, toward more salt.`,
  });
  const paper = await post<{ deckId: string }>("/api/past-papers", {
    title: word,
    text: `1. What is ${word}?\na) Water\nb) Salt\nAnswer: a\n2. Who named ${word}?\nAnswer: A learner.`,
    keep: true,
  });
  const { items } = await client.ask<{ items: { id: string }[] }>("/api/review");
  await post("/api/review/reminders", { ...reminders, timeZone: "UTC" });
  await post("/api/user/language", { language: "en" });
  const payment = await post<{ clientSecret: string }>("/api/create-subscription", {});
  await post("/api/soundtrack/plays", { trackId: "focused-50-own" });
  const { id } = await client.ask<{ id: string }>("/api/user");
  return {
    file: fileId,
    deck: deck.id,
    card: deck.flashcards[0]?.id ?? "",
    quiz: quiz.id,
    test: test.id,
    question: test.questions[0]?.id ?? "",
    reply: reply.id,
    topicReply: other.id,
    course: courseId,
    courseReply: courseReply.id,
    added: added.id,
    paperDeck: paper.deckId,
    item: items[0]?.id ?? "",
    payment: payment.clientSecret,
    learner: id,
  };
}

/** A browser subscription that no push service knows. */
const reminders = {
  subscription: {
    endpoint: "https://push.example.org/send/1",
    keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
  },
};

/** A Word file of 800 words. */
async function notesOn(word: string): Promise<Uint8Array> {
  const parts = unzipSync(new Uint8Array(await studyDocx().arrayBuffer()));
  const path = "word/document.xml";
  const text = strFromU8(parts[path] ?? new Uint8Array());
  return zipSync({ ...parts, [path]: strToU8(text.replace(/chlorophyll/gi, word)) });
}

/** Everything that is stored about a learner. */
interface Everything {
  lasting: unknown[];
  /** Including the day's figures, which are reset on a new day (UTC). */
  subscription: string;
  day: string;
}

export async function everythingOf(client: Client, { file }: LearnerRecords): Promise<Everything> {
  const paths = ["/api/user/export", `/api/files/${file}/content`, "/api/user/subscription"];
  const answers = await Promise.all(paths.map((path) => client.send(path)));
  for (const { status, text } of answers) if (status !== 200) throw new Error(`${status} ${text}`);
  const [exported = "{}", content, subscription = ""] = answers.map(({ text }) => text);
  const { exportedAt: _, subscription: __, ...kept } = JSON.parse(exported);
  return { lasting: [kept, content], subscription, day: new Date().toISOString().slice(0, 10) };
}

export function expectUnchanged(before: Everything, after: Everything): void {
  expect(after.lasting).toEqual(before.lasting);
  if (after.day === before.day) expect(after.subscription).toBe(before.subscription);
}
