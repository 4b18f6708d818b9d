import { History } from "~/progress/components/history";
import type { ChatsView } from "~/progress/components/profile-views";
import * as m from "~/progress/messages";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** The learner's conversations, the last used first. */
export function Chats({ chats }: Pick<ChatsView, "chats">) {
  if (chats.length === 0) {
    return (
      <EmptyState title={m.noChats()} action={<ButtonLink to="/app">{m.startChat()}</ButtonLink>}>
        {m.noChatsHint()}
      </EmptyState>
    );
  }
  return <History items={chats} />;
}
