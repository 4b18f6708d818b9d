import { findStanding } from "~/billing/find-standing.server";
import { findSubscription } from "~/billing/find-subscription.server";
import { planLimit } from "~/billing/plans";
import { listConversations } from "~/chat/list-conversations.server";
import { formatOf } from "~/library/formats/formats";
import { listFiles } from "~/library/list-files.server";
import { wholeLibrary } from "~/library/select-file";
import type { Actor, App } from "~/platform/app.server";
import * as m from "./messages";
import type { ProfileTab } from "./schema";

/** What a tab of the profile shows; only that is read. */
export async function listActivity(app: App, actor: Actor, tab: ProfileTab) {
  switch (tab) {
    case "files":
      return {
        tab,
        files: (await listFiles(app, actor)).map((file) => ({
          ...file,
          icon: formatOf(file.type).icon,
        })),
      };
    case "chats":
      return { tab, chats: await chatsOf(app, actor) };
    case "quizzes":
      return { tab, work: await workOf(app, actor) };
    case "analytics":
      return { tab, ...(await planOf(app, actor)) };
  }
}

async function planOf(app: App, actor: Actor) {
  const [subscription, standing] = await Promise.all([
    findSubscription(app, actor),
    findStanding(app, actor),
  ]);
  return { subscription, standing, freeChatLimit: planLimit("free", "chat") };
}

async function chatsOf(app: App, actor: Actor) {
  const conversations = await listConversations(app, actor);
  return conversations.map(({ id, fileId, fileName, updatedAt, messageCount, lastMessage }) => ({
    id,
    href: `/app?fileId=${fileId ?? wholeLibrary}`,
    title: fileName ?? m.allMaterials(),
    createdAt: updatedAt,
    size: m.messages({ count: messageCount }),
    excerpt: lastMessage,
  }));
}

/** What the learner made with each study mode that makes something. */
async function workOf(app: App, actor: Actor) {
  const kinds = app.studyModes.flatMap(({ work }) => work ?? []);
  return Promise.all(
    kinds.map(async ({ title, list }) => ({ title: title(), items: await list(app, actor) })),
  );
}
