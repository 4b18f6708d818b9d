import { apiRoute, endpoint } from "~/platform/api-route.server";
import { resetPassword } from "./reset-password.server";
import { resetSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "public",
    input: resetSchema,
    rate: "passwordReset",
    async run({ app, input }) {
      await resetPassword(app, input.token, input.newPassword);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
