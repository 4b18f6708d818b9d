import { apiRoute, endpoint } from "~/platform/api-route.server";
import { revealAnswer } from "./reveal-answer.server";
import { attemptSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: attemptSchema,
    run: ({ app, actor, input }) => revealAnswer(app, actor, input),
  }),
});

export const loader = route.loader;
export const action = route.action;
