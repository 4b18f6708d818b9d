import { findStanding } from "~/billing/find-standing.server";
import { findSubscription } from "~/billing/find-subscription.server";
import { planLimit } from "~/billing/plans";
import { listConversations } from "~/chat/list-conversations.server";
import { conceptsLink } from "~/concepts/concepts-link";
import { listConcepts } from "~/concepts/list-concepts.server";
import { nameConcept } from "~/concepts/name-concept";
import { writeParts } from "~/library/document-parts";
import { formatOf } from "~/library/formats/formats";
import { listFiles } from "~/library/list-files.server";
import type { Actor, App } from "~/platform/app.server";
import { everything, scopedLink } from "~/study-scope";
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
    case "quizzes": {
      const [work, weakest] = await Promise.all([workOf(app, actor), weakestOf(app, actor)]);
      return { tab, work, weakest };
    }
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
  return conversations.map(({ id, name, updatedAt, messageCount, lastMessage, ...scope }) => ({
    id,
    href: scopedLink("/app", scope),
    title: name ?? m.allMaterials(),
    createdAt: updatedAt,
    size: m.messages({ count: messageCount }),
    excerpt: lastMessage,
  }));
}

/** How many weak parts the profile shows. */
const mostShown = 5;

/** The parts of all documents that the learner knows least. */
async function weakestOf(app: App, actor: Actor) {
  const [files, concepts] = await Promise.all([
    listFiles(app, actor),
    listConcepts(app, actor, everything),
  ]);
  const nameOf = new Map(files.map(({ id, name }) => [id, name]));
  return concepts
    .filter(({ standing }) => standing === "weak")
    .slice(0, mostShown)
    .map((concept) => ({
      id: `${concept.fileId} ${writeParts([concept.part])}`,
      href: conceptsLink({ fileId: concept.fileId, courseId: null }),
      name: nameConcept(concept),
      fileName: nameOf.get(concept.fileId) ?? "",
      page: concept.heading === null ? null : concept.page,
      right: concept.right,
      answers: concept.answers,
    }));
}

/** What the learner made with each study mode that makes something. */
async function workOf(app: App, actor: Actor) {
  const kinds = app.studyModes.flatMap(({ work }) => work ?? []);
  return Promise.all(
    kinds.map(async ({ title, list }) => ({ title: title(), items: await list(app, actor) })),
  );
}
