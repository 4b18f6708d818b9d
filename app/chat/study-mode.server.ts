import type { StudyModeServer } from "~/study-mode";
import { everything } from "~/study-scope";
import { exportConversations } from "./export-conversations.server";
import { forgetConversations } from "./forget-conversations.server";
import { listConversations } from "./list-conversations.server";
import { summarizeChats } from "./summarize-chats.server";

export const chatOnServer: StudyModeServer = {
  export: { name: "conversations", read: exportConversations },
  summarize: summarizeChats,
  async prepareRemoval(app, actor) {
    const conversations = await listConversations(app, actor);
    return () => forgetConversations(app, actor, [everything, ...conversations]);
  },
};
