import { apiRoute, endpoint } from "~/platform/api-route.server";
import { clientAddress } from "~/platform/client-address.server";
import { deleteAccount } from "./delete-account.server";
import { closeSession } from "./open-session.server";
import { accountDeletionSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: accountDeletionSchema,
    async run({ app, actor, input, request, scope }) {
      await deleteAccount(app, actor, input.currentPassword, clientAddress(request));
      await closeSession(scope);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
