import { workParameters } from "~/assessment/schema";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { removePracticeTest } from "./remove-practice-test.server";

const route = apiRoute({
  DELETE: endpoint({
    access: "learner",
    input: workParameters,
    async run({ app, actor, input }) {
      await removePracticeTest(app, actor, input.id);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
