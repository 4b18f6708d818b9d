import { apiRoute, endpoint } from "~/platform/api-route.server";
import { resetChat } from "./reset-chat.server";
import { conversationSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: conversationSchema,
    async run({ app, actor, input }) {
      await resetChat(app, actor, input.fileId);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
