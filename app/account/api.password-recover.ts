import { apiRoute, endpoint } from "~/platform/api-route.server";
import { recoverAccount } from "./recover-account.server";
import { recoverySchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "public",
    input: recoverySchema,
    rate: "passwordReset",
    run: async ({ app, input }) => ({ recoveryCode: await recoverAccount(app, input) }),
  }),
});

export const loader = route.loader;
export const action = route.action;
