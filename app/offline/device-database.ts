import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { Grade } from "~/assessment/grades";
import type { ItemKind } from "~/assessment/review-items";
import type { KeptDocument, StudyCopy } from "./study-copy";

/** An answer that was given on this device. */
export interface KeptAnswer {
  /** The position in which it is sent, assigned by the database. */
  order?: number;
  /** Identifies it among the answers to its item, so that it counts once however often it is sent. */
  answerId: string;
  itemId: string;
  kind: ItemKind;
  grade: Grade;
  /** The chosen option of a question. */
  selected: number | null;
  sure: boolean | null;
  answeredAt: Date;
  /** Sent answers stay until the copy has been renewed, which then contains them. */
  isSent: 0 | 1;
}

interface Device extends DBSchema {
  copy: { key: "copy"; value: StudyCopy };
  documents: { key: string; value: KeptDocument };
  answers: { key: number; value: KeptAnswer };
}

const databaseName = "fennec-offline";

/** The broadcast channel for changes to the copy or the answers. */
const changes = "fennec-offline";

// Another page is waiting to delete the database.
const blocking = (_before: number, _after: number | null, event: IDBVersionChangeEvent) =>
  (event.target as IDBDatabase).close();

/** Opens and closes the database for each use, so that it can always be deleted. */
async function inDatabase<T>(work: (database: IDBPDatabase<Device>) => Promise<T>): Promise<T> {
  const database = await openDB<Device>(databaseName, 1, {
    upgrade(made) {
      made.createObjectStore("copy");
      made.createObjectStore("documents", { keyPath: "id" });
      made.createObjectStore("answers", { keyPath: "order", autoIncrement: true });
    },
    blocking,
  });
  return closing(database, work);
}

/** The same without creating the database; null if there is none. */
async function inExistingDatabase<T>(work: (database: IDBPDatabase<Device>) => Promise<T>) {
  let isMissing = false;
  const opened = openDB<Device>(databaseName, 1, {
    upgrade(_made, _before, _after, change) {
      isMissing = true;
      change.done.catch(() => {});
      change.abort();
    },
    blocking,
  });
  try {
    return await closing(await opened, work);
  } catch (error) {
    if (isMissing) return null;
    throw error;
  }
}

async function closing<T>(
  database: IDBPDatabase<Device>,
  work: (database: IDBPDatabase<Device>) => Promise<T>,
): Promise<T> {
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The copy and the answers since, oldest first; null if nothing is kept. */
export async function readDevice(): Promise<{ copy: StudyCopy; answers: KeptAnswer[] } | null> {
  return inExistingDatabase(async (database) => {
    const [copy, answers] = await Promise.all([
      database.get("copy", "copy"),
      database.getAll("answers"),
    ]);
    return copy ? { copy, answers } : null;
  });
}

/** Documents whose text is on the device. */
export async function listKeptDocuments(): Promise<string[]> {
  return inDatabase((database) => database.getAllKeys("documents"));
}

export async function readKeptDocument(id: string): Promise<KeptDocument | null> {
  return inExistingDatabase(async (database) => (await database.get("documents", id)) ?? null);
}

export async function keepDocument(document: KeptDocument): Promise<void> {
  await inDatabase((database) => database.put("documents", document));
}

/** Replaces the copy, and removes the sent answers, which the new one includes. */
export async function keepCopy(copy: StudyCopy): Promise<void> {
  await inDatabase(async (database) => {
    const change = database.transaction(["copy", "documents", "answers"], "readwrite");
    const named = new Set(copy.documents.map(({ id }) => id));
    const documents = change.objectStore("documents");
    const answers = change.objectStore("answers");
    await change.objectStore("copy").put(copy, "copy");
    for (const id of await documents.getAllKeys()) if (!named.has(id)) await documents.delete(id);
    for (const { order, isSent } of await answers.getAll()) {
      if (isSent && order !== undefined) await answers.delete(order);
    }
    await change.done;
  });
  announce();
}

/** Keeps an answer, unless the item has it already. */
export async function keepAnswer(answer: KeptAnswer): Promise<void> {
  await inDatabase(async (database) => {
    const change = database.transaction("answers", "readwrite");
    const known = await change.store.getAll();
    const isKnown = known.some(
      ({ itemId, answerId }) => itemId === answer.itemId && answerId === answer.answerId,
    );
    if (!isKnown) await change.store.add(answer);
    await change.done;
  });
  announce();
}

export async function markSent(answer: KeptAnswer): Promise<void> {
  await inDatabase((database) => database.put("answers", { ...answer, isSent: 1 }));
  announce();
}

/** Removes the last answer, unless it has been sent. @returns it, or null */
export async function removeLastAnswer(): Promise<KeptAnswer | null> {
  const removed = await inDatabase(async (database) => {
    const change = database.transaction("answers", "readwrite");
    const last = (await change.store.getAll()).at(-1);
    const waiting = last && !last.isSent ? last : null;
    if (waiting?.order !== undefined) await change.store.delete(waiting.order);
    await change.done;
    return waiting;
  });
  announce();
  return removed;
}

/** Deletes all data of the learner. */
export async function emptyDevice(): Promise<void> {
  await deleteDB(databaseName);
  announce();
}

/** @returns a function that stops listening */
export function listenToDevice(listen: (change: DeviceChange) => void): () => void {
  const channel = new BroadcastChannel(changes);
  channel.onmessage = ({ data }) => listen(data as DeviceChange);
  return () => channel.close();
}

/** The result of sending the waiting answers. */
export interface Settled {
  /** How many were for deleted cards. */
  refused?: number;
  /** How many from before the last session ended have been sent. */
  restored?: number;
}

/** Messages to pages. */
type DeviceChange = Settled & {
  /** Whether the server has answered. */
  isReached?: boolean;
};

export function announce(change: DeviceChange = {}): void {
  const channel = new BroadcastChannel(changes);
  channel.postMessage(change);
  channel.close();
}
