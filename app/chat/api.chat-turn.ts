import { apiRoute, endpoint } from "~/platform/api-route.server";
import { toEventStream } from "./event-stream.server";
import { receivedBefore } from "./received-before.server";
import { resumeTurn } from "./resume-turn.server";
import { turnParameters } from "./schema";
import { stopReply } from "./stop-reply.server";

/**
 * GET resumes a reply after a broken connection; `Last-Event-ID` is the last event received. DELETE stops the reply.
 */
const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: turnParameters,
    async run({ app, actor, input, request }) {
      const after = receivedBefore(request);
      const events = await resumeTurn(app, actor, { ...input, after });
      return new Response(toEventStream(input.turnId, events, after), {
        headers: { "Content-Type": "text/event-stream" },
      });
    },
  }),
  DELETE: endpoint({
    access: "learner",
    input: turnParameters,
    async run({ app, actor, input }) {
      await stopReply(app, actor, input);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
