import { eq } from "drizzle-orm";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { reviewCalendars } from "./tables.server";

/** The token of the learner's calendar; null if it is off. */
export async function findCalendarToken(
  database: Database,
  userId: Owner["id"],
): Promise<string | null> {
  const [found] = await database.read(
    database
      .select({ token: reviewCalendars.token })
      .from(reviewCalendars)
      .where(eq(reviewCalendars.userId, userId)),
  );
  return found?.token ?? null;
}

/** The learner whose calendar has this token; null if there is none. */
export async function findCalendarOwner(database: Database, token: string): Promise<string | null> {
  const found = await database
    .select({ userId: reviewCalendars.userId })
    .from(reviewCalendars)
    .where(eq(reviewCalendars.token, token))
    .get();
  return found?.userId ?? null;
}

/** Stores the token in the place of the former one. */
export async function storeCalendarToken(
  database: Database,
  userId: string,
  token: string,
): Promise<void> {
  await database
    .insert(reviewCalendars)
    .values({ userId, token })
    .onConflictDoUpdate({ target: reviewCalendars.userId, set: { token } });
}

export async function deleteCalendarToken(database: Database, userId: string): Promise<void> {
  await database.delete(reviewCalendars).where(eq(reviewCalendars.userId, userId));
}
