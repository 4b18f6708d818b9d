import type { ChatMessageView } from "./components/chat-views";

/** The id of the one message of a conversation that has not begun. */
export const welcomeId = "welcome";

/** What a conversation could be about. */
export type ChatAbout = keyof typeof invitations;

const invitations = {
  document:
    "Ask me about this document in your own words: each answer shows the place it comes from.",
  library:
    "Ask me about all your materials in your own words: each answer shows the place it comes from.",
  reading: "I am still reading this document. Ask me already: I answer as soon as I have read it.",
  unreadable:
    "I could read no text in this file, so I cannot answer about it. A clearer copy may work.",
  nothing: "Upload something you study, then ask me about it in your own words.",
};

export function welcomeMessage(username: string, about: ChatAbout, now: Date): ChatMessageView {
  return {
    id: welcomeId,
    role: "assistant",
    content: `Hello ${username}. ${invitations[about]}`,
    createdAt: now.toISOString(),
    citations: [],
  };
}
