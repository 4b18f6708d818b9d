import { apiRoute, endpoint } from "~/platform/api-route.server";
import { awaitReply } from "./await-reply.server";
import { toEventStream } from "./event-stream.server";
import { chatRequestSchema } from "./schema";
import { sendMessage } from "./send-message.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: chatRequestSchema,
    async run({ app, actor, input, request }) {
      const turn = await sendMessage(app, actor, input);
      if (!request.headers.get("Accept")?.includes("text/event-stream")) return awaitReply(turn);
      return new Response(toEventStream(turn.turnId, turn.events), {
        headers: { "Content-Type": "text/event-stream", "X-Turn-Id": turn.turnId },
      });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
