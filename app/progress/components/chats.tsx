import { counted, History } from "~/progress/components/history";
import type { ChatsView } from "~/progress/components/profile-views";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** The learner's conversations, the last used first. */
export function Chats({ chats }: Pick<ChatsView, "chats">) {
  if (chats.length === 0) {
    return (
      <EmptyState
        title="No conversations yet"
        action={<ButtonLink to="/app">Start a chat</ButtonLink>}
      >
        Ask about a document, and the conversation waits for you here.
      </EmptyState>
    );
  }
  return (
    <History
      items={chats.map(({ messageCount, lastMessage, ...chat }) => ({
        ...chat,
        size: counted(messageCount, "message"),
        excerpt: lastMessage,
      }))}
    />
  );
}
