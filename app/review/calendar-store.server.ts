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

/** The learner whose calendar has this token, and its language; null if there is none. */
export async function findCalendar(
  database: Database,
  token: string,
): Promise<{ userId: string; language: string | null } | null> {
  const { userId, language } = reviewCalendars;
  const found = await database
    .select({ userId, language })
    .from(reviewCalendars)
    .where(eq(reviewCalendars.token, token))
    .get();
  return found ?? null;
}

/** Stores a calendar in the place of the learner's former one. */
export async function storeCalendar(
  database: Database,
  { userId, ...changed }: typeof reviewCalendars.$inferSelect,
): Promise<void> {
  await database
    .insert(reviewCalendars)
    .values({ userId, ...changed })
    .onConflictDoUpdate({ target: reviewCalendars.userId, set: changed });
}

export async function deleteCalendarToken(database: Database, userId: string): Promise<void> {
  await database.delete(reviewCalendars).where(eq(reviewCalendars.userId, userId));
}
