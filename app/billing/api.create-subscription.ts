import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { startSubscription } from "./start-subscription.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: noInput,
    run: async ({ app, actor }) => startSubscription(app, actor),
  }),
});

export const loader = route.loader;
export const action = route.action;
