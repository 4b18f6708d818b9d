import { apiRoute, endpoint } from "~/platform/api-route.server";
import { requestReset } from "./request-reset.server";
import { resetRequestSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "public",
    input: resetRequestSchema,
    rate: "passwordReset",
    async run({ app, input, request }) {
      await requestReset(app, input.account, new URL(request.url).origin);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
