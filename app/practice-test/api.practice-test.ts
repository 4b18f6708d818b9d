import { apiRoute, endpoint } from "~/platform/api-route.server";
import { generatePracticeTest } from "./generate-practice-test.server";
import { practiceRequestSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: practiceRequestSchema,
    body: "text",
    run: async ({ app, actor, input }) => (await generatePracticeTest(app, actor, input)).test,
  }),
});

export const loader = route.loader;
export const action = route.action;
