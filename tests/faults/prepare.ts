import { env } from "cloudflare:workers";
import { studyDocx } from "../workers/documents";
import { password, type World } from "./world";

/** The value of an `IdempotencyKeyField`: the same when a form is sent again. */
export const once = "0c7c2b4e-4b1f-4a7e-9d55-1f2a3b4c5d6e";

const notes = studyDocx();

export const nothing = async () => {};

export function registerByForm(world: World) {
  return world.send("POST", "/auth", {
    form: {
      ...{ intent: "register", username: world.username, email: "who@example.org" },
      ...{ password, confirmPassword: password, once },
    },
  });
}

export function logInByForm(world: World) {
  return world.send("POST", "/auth", {
    form: { intent: "login", username: world.username, password },
  });
}

export function filesForm(...files: File[]): FormData {
  const form = new FormData();
  form.append("once", once);
  for (const file of files) form.append("files", file);
  return form;
}

/** @returns the file's id */
export async function uploadNotes(world: World, file = notes): Promise<string> {
  const form = filesForm(file);
  const [first] = await world.json<{ id: string }[]>("POST", "/api/upload", { form });
  return first?.id ?? "";
}

export async function makeQuiz(world: World): Promise<{ fileId: string; id: string }> {
  const fileId = await uploadNotes(world);
  const json = { fileId, questionCount: 2 };
  const { id } = await world.json<{ id: string }>("POST", "/api/quiz", { json });
  return { fileId, id };
}

/** A deck whose cards are scheduled. */
export async function makeDeck(world: World): Promise<{ id: string; cardId: string }> {
  const fileId = await uploadNotes(world);
  const form = { fileId, useActiveFile: "true", count: "5", trackMastery: "on" };
  const made = await world.must("POST", `/app/flashcards?fileId=${fileId}`, { form });
  const id = /flashcards\/(\w+)/.exec(made.headers.get("Location") ?? "")?.[1] ?? "";
  const card = await env.DB.prepare("SELECT id FROM cards WHERE deck_id = ? AND number = 1")
    .bind(id)
    .first<{ id: string }>();
  return { id, cardId: card?.id ?? "" };
}

export async function makeTest(world: World): Promise<string> {
  const fileId = await uploadNotes(world);
  const json = { fileId, questionCount: 1 };
  return (await world.json<{ id: string }>("POST", "/api/practice-test", { json })).id;
}

export async function makePremium({ id }: World): Promise<void> {
  await env.DB.prepare("INSERT INTO subscriptions (user_id, premium_until) VALUES (?, ?)")
    .bind(id, Date.now() + 86_400_000 * 20)
    .run();
}

/** @returns the reply's id */
export async function makeReply(world: World, fileId: string | null = null): Promise<string> {
  const json = { message: "What is chlorophyll?", fileId };
  return (await world.json<{ id: string }>("POST", "/api/chat", { json })).id;
}

/** @returns the id of a reply that asks for an attempt */
export async function askBack(world: World): Promise<string> {
  const fileId = await uploadNotes(world);
  const json = { message: "What is chlorophyll?", fileId, tryFirst: true };
  return (await world.json<{ id: string }>("POST", "/api/chat", { json })).id;
}

/** @returns the id of a course of one document, with an exam in three months */
export async function makeCourse(world: World, fileIds: string[]): Promise<string> {
  const json = { name: "Biology", examOn: dayIn(90), fileIds };
  return (await world.json<{ id: string }>("POST", "/api/courses", { json })).id;
}

/** A UTC day. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
