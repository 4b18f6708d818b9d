import { apiRoute, endpoint } from "~/platform/api-route.server";
import { findStartPage } from "./find-start-page.server";
import { logInWithPasskey } from "./log-in-with-passkey.server";
import { openSession } from "./open-session.server";
import { relyingParty } from "./relying-party.server";
import { passkeyLoginSchema } from "./schema";
import { toUserView } from "./user-view";

const route = apiRoute({
  POST: endpoint({
    access: "public",
    input: passkeyLoginSchema,
    rate: "passkey",
    async run({ app, input, request, scope }) {
      const actor = await logInWithPasskey(app, input, relyingParty(request));
      await openSession(scope, actor);
      const startPage = await findStartPage(app, actor, input.redirectTo);
      return { ...toUserView(actor), startPage };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
