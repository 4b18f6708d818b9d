import { apiRoute, endpoint } from "~/platform/api-route.server";
import { generateQuiz } from "./generate-quiz.server";
import { quizRequestSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: quizRequestSchema,
    run: async ({ app, actor, input }) => generateQuiz(app, actor, input),
  }),
});

export const loader = route.loader;
export const action = route.action;
