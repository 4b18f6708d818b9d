import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { KeptAnswer } from "./device-database";
import { type Sealed, seal, unseal } from "./seal";

interface SealedDevice extends DBSchema {
  answers: { key: number; value: Sealed & { sealedAt: Date } };
}

const databaseName = "fennec-sealed";

/** Milliseconds after which sealed answers are deleted. */
const sealedFor = 30 * 24 * 60 * 60_000;

async function use<T>(work: (database: IDBPDatabase<SealedDevice>) => Promise<T>): Promise<T> {
  const database = await openDB<SealedDevice>(databaseName, 1, {
    upgrade(made) {
      made.createObjectStore("answers", { autoIncrement: true });
    },
    // A logout is waiting to delete the database.
    blocking: (_before, _after, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Encrypts answers that could not be sent before the session ended, so that only their learner can read them. */
export async function sealAnswers(answers: readonly KeptAnswer[], learner: string): Promise<void> {
  if (answers.length === 0) return;
  const sealed = await seal(JSON.stringify(answers), learner);
  await use((database) => database.add("answers", { ...sealed, sealedAt: new Date() }));
}

/**
 * Passes a learner's sealed answers to `take`, oldest first, and deletes those that it has handled. Answers of
 * other learners stay until they expire.
 * @param take returns whether they can be deleted
 */
export async function takeSealed(
  learner: string,
  take: (answers: KeptAnswer[]) => Promise<boolean>,
): Promise<void> {
  const known = await indexedDB.databases?.();
  if (known && !known.some(({ name }) => name === databaseName)) return;
  const left = await use(async (database) => {
    for (const key of await database.getAllKeys("answers")) {
      const sealed = await database.get("answers", key);
      const text = sealed && (await unseal(sealed, learner));
      const isOld = sealed && Date.now() - sealed.sealedAt.getTime() > sealedFor;
      if (text ? await take(readAnswers(text)) : isOld) await database.delete("answers", key);
    }
    return database.count("answers");
  });
  if (left === 0) await deleteDB(databaseName);
}

function readAnswers(text: string): KeptAnswer[] {
  const answers = JSON.parse(text) as (Omit<KeptAnswer, "answeredAt"> & { answeredAt: string })[];
  return answers.map((answer) => ({ ...answer, answeredAt: new Date(answer.answeredAt) }));
}
