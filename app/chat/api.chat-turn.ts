import { apiRoute, endpoint } from "~/platform/api-route.server";
import { resumeTurn } from "./resume-turn.server";
import { turnParameters } from "./schema";
import { toEventStream } from "./turn-events";

/** Goes on with a reply after a broken connection; `Last-Event-ID` tells what was received. */
const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: turnParameters,
    async run({ app, actor, input, request }) {
      const received = request.headers.get("Last-Event-ID")?.split(".").pop() ?? "0";
      const after = Number.parseInt(received, 10) || 0;
      const events = await resumeTurn(app, actor, { ...input, after });
      return new Response(toEventStream(input.turnId, events), {
        headers: { "Content-Type": "text/event-stream" },
      });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
