import { apiRoute, endpoint } from "~/platform/api-route.server";
import { clientNetwork } from "~/platform/client-address.server";
import { logIn } from "./log-in.server";
import { openSession } from "./open-session.server";
import { loginSchema } from "./schema";
import { toUserView } from "./user-view";

const route = apiRoute({
  POST: endpoint({
    access: "public",
    input: loginSchema,
    async run({ app, input, request, scope }) {
      const actor = await logIn(app, input, clientNetwork(request));
      await openSession(scope, actor);
      return toUserView(actor);
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
