import { workParameters } from "~/assessment/schema";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { removeQuiz } from "./remove-quiz.server";

const route = apiRoute({
  DELETE: endpoint({
    access: "learner",
    input: workParameters,
    async run({ app, actor, input }) {
      await removeQuiz(app, actor, input.id);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
