import { apiRoute, endpoint } from "~/platform/api-route.server";
import { grantPremium } from "./grant-premium.server";
import { premiumSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "administrator",
    input: premiumSchema,
    run: ({ app, input }) => grantPremium(app, input.id, input.until, input.note),
  }),
});

export const loader = route.loader;
export const action = route.action;
