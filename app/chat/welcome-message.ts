import type { ChatMessageView } from "./components/chat-views";

/** The id of the one message of a conversation that has not begun. */
export const welcomeId = "welcome";

export function welcomeMessage(username: string, file: object | null, now: Date): ChatMessageView {
  const about = file ? "this document" : "all your materials";
  return {
    id: welcomeId,
    role: "assistant",
    content: `Hello ${username}. Ask me about ${about} in your own words: each answer shows the place it comes from.`,
    createdAt: now.toISOString(),
    citations: [],
  };
}
