import type { Actor, App } from "~/platform/app.server";
import { deleteCalendarToken } from "./calendar-store.server";

/** Switches the learner's calendar off: its address leads nowhere. */
export async function endCalendar(app: App, actor: Actor): Promise<void> {
  await deleteCalendarToken(app.database, actor.id);
}
