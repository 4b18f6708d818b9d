import { exportPayments } from "~/billing/export-payments.server";
import { findSubscription } from "~/billing/find-subscription.server";
import { listCourses } from "~/courses/list-courses.server";
import { listFiles } from "~/library/list-files.server";
import type { Actor, App } from "~/platform/app.server";
import { productName } from "~/platform/product";
import { findReminder } from "~/review/find-reminder.server";
import { exportPlays } from "~/soundtrack/export-plays.server";
import { listDevices } from "./list-devices.server";
import { listPasskeys } from "./list-passkeys.server";
import { toUserView } from "./user-view";

/**
 * All of a learner's data as one JSON file; uploaded files by URL.
 * @param session hash of the request's session token
 */
export async function exportData(
  app: App,
  actor: Actor,
  session: string | null,
): Promise<Response> {
  const [devices, passkeys, subscription, payments, files, courses, reminder, studied, soundtrack] =
    await Promise.all([
      listDevices(app, actor, session),
      listPasskeys(app, actor),
      findSubscription(app, actor),
      exportPayments(app, actor),
      listFiles(app, actor),
      listCourses(app, actor),
      findReminder(app, actor, Promise.resolve(session)),
      exportStudyModes(app, actor),
      exportPlays(app, actor),
    ]);
  const now = app.clock.now().toISOString();
  const data = {
    exportedAt: now,
    profile: toUserView(actor),
    devices,
    passkeys,
    subscription,
    payments,
    files: files.map((file) => ({ ...file, content: `/api/files/${file.id}/content` })),
    courses,
    reminder,
    ...studied,
    soundtrack,
  };
  const fileName = `${productName.toLowerCase()}-data-${now.slice(0, 10)}.json`;
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}

/** What each study mode keeps, by the name that it exports it under. */
async function exportStudyModes(app: App, actor: Actor): Promise<Record<string, unknown>> {
  const parts = app.studyModes.flatMap((mode) => mode.export ?? []);
  const entries = parts.map(async ({ name, read }) => [name, await read(app, actor)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
