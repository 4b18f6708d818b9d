import { apiRoute, endpoint } from "~/platform/api-route.server";
import { openReplyAudio } from "./open-reply-audio.server";
import { replyParameters } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: replyParameters,
    run: async ({ app, actor, input, request }) => openReplyAudio(app, actor, input.id, request),
  }),
});

export const loader = route.loader;
export const action = route.action;
