import { apiRoute, endpoint } from "~/platform/api-route.server";
import { beginPasskey } from "./add-passkey.server";
import { relyingParty } from "./relying-party.server";
import { passwordSchema } from "./schema";
import { presentedSession } from "./session-token.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: passwordSchema,
    async run({ app, actor, input, request }) {
      const session = await presentedSession(request);
      return beginPasskey(app, actor, input.currentPassword, session, relyingParty(request));
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
