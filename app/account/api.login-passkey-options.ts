import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { beginPasskeyLogin } from "./log-in-with-passkey.server";
import { relyingParty } from "./relying-party.server";

const route = apiRoute({
  POST: endpoint({
    access: "public",
    input: noInput,
    rate: "passkey",
    run: async ({ app, request }) => beginPasskeyLogin(app, relyingParty(request)),
  }),
});

export const loader = route.loader;
export const action = route.action;
