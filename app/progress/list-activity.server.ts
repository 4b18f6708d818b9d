import { findStanding } from "~/billing/find-standing.server";
import { findSubscription } from "~/billing/find-subscription.server";
import { planLimit } from "~/billing/plans";
import { listConversations } from "~/chat/list-conversations.server";
import { listDecks } from "~/flashcards/list-decks.server";
import { formatOf } from "~/library/formats/formats";
import { listFiles } from "~/library/list-files.server";
import { wholeLibrary } from "~/library/select-file";
import type { Actor, App } from "~/platform/app.server";
import { listPracticeTests } from "~/practice-test/list-practice-tests.server";
import { testLink } from "~/practice-test/practice-test-links";
import { listQuizzes } from "~/quiz/list-quizzes.server";
import type { ProfileTab } from "./schema";

/** What a tab of the profile shows; only that is looked up. */
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
      return { tab, ...(await workOf(app, actor)) };
    case "analytics":
      return { tab, ...(await planOf(app, actor)) };
  }
}

async function planOf(app: App, actor: Actor) {
  const [subscription, standing] = await Promise.all([
    findSubscription(app, actor),
    findStanding(app, actor),
  ]);
  const freeLimits = {
    quiz: planLimit("free", "quiz"),
    flashcards: planLimit("free", "flashcards"),
    practiceTest: planLimit("free", "practiceTest"),
    chat: planLimit("free", "chat"),
  };
  return { subscription, standing, freeLimits };
}

async function chatsOf(app: App, actor: Actor) {
  const conversations = await listConversations(app, actor);
  return conversations.map(({ id, fileId, fileName, updatedAt, messageCount, lastMessage }) => ({
    id,
    title: fileName ?? "All materials",
    href: `/app?fileId=${fileId ?? wholeLibrary}`,
    date: updatedAt,
    messageCount,
    lastMessage,
  }));
}

async function workOf(app: App, actor: Actor) {
  const [quizzes, decks, tests] = await Promise.all([
    listQuizzes(app, actor),
    listDecks(app, actor),
    listPracticeTests(app, actor),
  ]);
  return {
    quizzes: quizzes.map((quiz) => ({ ...quiz, href: `/app/quiz/${quiz.id}` })),
    decks: decks.map((deck) => ({ ...deck, href: `/app/flashcards/${deck.id}` })),
    tests: tests.map((test) => ({ ...test, href: testLink(test.id) })),
  };
}
