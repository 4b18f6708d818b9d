import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { awaitReply } from "./await-reply.server";
import { toEventStream } from "./event-stream.server";
import { sendVoice } from "./send-voice.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: noInput,
    body: "stream",
    rate: "upload",
    async run({ app, actor, request }) {
      const turn = await sendVoice(app, actor, request);
      const { turnId, transcript } = turn;
      if (!request.headers.get("Accept")?.includes("text/event-stream")) {
        const message = await awaitReply(turn);
        return { message, audioUrl: message.audioUrl ?? null, transcript };
      }
      return new Response(toEventStream(turnId, turn.events, 0, transcript), {
        headers: { "Content-Type": "text/event-stream", "X-Turn-Id": turnId },
      });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
