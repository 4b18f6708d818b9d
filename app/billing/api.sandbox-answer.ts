import { apiRoute, endpoint } from "~/platform/api-route.server";
import { confirmInSandbox } from "./pay-in-sandbox.server";
import { answerSchema } from "./sandbox-schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: answerSchema,
    async run({ app, actor, input }) {
      await confirmInSandbox(app, actor, input);
      return { outcome: "paid" };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
