import type { ChatMessageView } from "./components/chat-views";
import * as m from "./messages";

/** The id of the one message of a conversation that has not begun. */
export const welcomeId = "welcome";

/** What a conversation could be about. */
export type ChatAbout = keyof typeof welcomes;

const welcomes = {
  document: m.welcomeToDocument,
  library: m.welcomeToLibrary,
  reading: m.welcomeWhileReading,
  unreadable: m.welcomeToUnreadable,
  nothing: m.welcomeWithoutMaterial,
};

export function welcomeMessage(username: string, about: ChatAbout, now: Date): ChatMessageView {
  return {
    id: welcomeId,
    role: "assistant",
    content: welcomes[about]({ name: username }),
    createdAt: now.toISOString(),
    citations: [],
  };
}
