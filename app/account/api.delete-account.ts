import { apiRoute, endpoint } from "~/platform/api-route.server";
import { deleteAccount } from "./delete-account.server";
import { closeSession } from "./open-session.server";
import { passwordSchema } from "./schema";
import { presentedSession } from "./session-token.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: passwordSchema,
    async run({ app, actor, input, request, scope }) {
      await deleteAccount(app, actor, input.currentPassword, await presentedSession(request));
      await closeSession(scope);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
