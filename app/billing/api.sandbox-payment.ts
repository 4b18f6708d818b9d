import { apiRoute, endpoint } from "~/platform/api-route.server";
import { payInSandbox } from "./pay-in-sandbox.server";
import { cardSchema } from "./sandbox-schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: cardSchema,
    run: async ({ app, actor, input }) => ({ outcome: await payInSandbox(app, actor, input) }),
  }),
});

export const loader = route.loader;
export const action = route.action;
