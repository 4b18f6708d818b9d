import { findSubscription } from "~/billing/find-subscription.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { trackUsageSchema } from "./schema";
import { trackUsage } from "./track-usage.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: trackUsageSchema,
    async run({ app, actor, input }) {
      await trackUsage(app, actor, input);
      return findSubscription(app, actor);
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
