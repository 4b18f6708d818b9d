import { exportPayments } from "~/billing/export-payments.server";
import { findSubscription } from "~/billing/find-subscription.server";
import { exportConversations } from "~/chat/export-conversations.server";
import { exportDecks } from "~/flashcards/export-decks.server";
import { listFiles } from "~/library/list-files.server";
import type { Actor, App } from "~/platform/app.server";
import { productName } from "~/platform/product";
import { exportPracticeTests } from "~/practice-test/export-practice-tests.server";
import { exportQuizzes } from "~/quiz/export-quizzes.server";
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
  const [
    devices,
    passkeys,
    subscription,
    payments,
    files,
    conversations,
    quizzes,
    decks,
    practiceTests,
    soundtrack,
  ] = await Promise.all([
    listDevices(app, actor, session),
    listPasskeys(app, actor),
    findSubscription(app, actor),
    exportPayments(app, actor),
    listFiles(app, actor),
    exportConversations(app, actor),
    exportQuizzes(app, actor),
    exportDecks(app, actor),
    exportPracticeTests(app, actor),
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
    conversations,
    quizzes,
    decks,
    practiceTests,
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
