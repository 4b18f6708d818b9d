import { apiRoute, endpoint } from "~/platform/api-route.server";
import { addReplyCard } from "./add-reply-card.server";
import { replyParameters } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: replyParameters,
    status: 201,
    run: ({ app, actor, input }) => addReplyCard(app, actor, input.id),
  }),
});

export const loader = route.loader;
export const action = route.action;
