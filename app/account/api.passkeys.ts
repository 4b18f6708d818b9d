import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { addPasskey } from "./add-passkey.server";
import { listPasskeys } from "./list-passkeys.server";
import { relyingParty } from "./relying-party.server";
import { newPasskeySchema } from "./schema";
import { presentedSession } from "./session-token.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: noInput,
    run: async ({ app, actor }) => listPasskeys(app, actor),
  }),
  POST: endpoint({
    access: "learner",
    input: newPasskeySchema,
    status: 201,
    run: async ({ app, actor, input, request }) =>
      addPasskey(app, actor, input, await presentedSession(request), relyingParty(request)),
  }),
});

export const loader = route.loader;
export const action = route.action;
