import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { KeptAnswer } from "./device-database";
import { type Sealed, seal, unseal } from "./seal";

interface SealedDevice extends DBSchema {
  answers: { key: number; value: Sealed & { sealedAt: Date } };
}

const databaseName = "fennec-sealed";

/** Then nobody will log in again to have them counted; milliseconds. */
const sealedFor = 30 * 24 * 60 * 60_000;

async function use<T>(work: (database: IDBPDatabase<SealedDevice>) => Promise<T>): Promise<T> {
  const database = await openDB<SealedDevice>(databaseName, 1, {
    upgrade(made) {
      made.createObjectStore("answers", { autoIncrement: true });
    },
    // A logout waits to delete it.
    blocking: (_before, _after, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Keeps answers that could not be sent before the session ended, so that only their learner can use them. */
export async function sealAnswers(answers: readonly KeptAnswer[], learner: string): Promise<void> {
  if (answers.length === 0) return;
  const sealed = await seal(JSON.stringify(answers), learner);
  await use((database) => database.add("answers", { ...sealed, sealedAt: new Date() }));
}

/**
 * Hands a learner's sealed answers over, oldest first, and removes them once that is done. Those of others stay
 * for a while.
 * @param take tells whether it needs them no more
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
