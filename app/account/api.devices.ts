import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { listDevices } from "./list-devices.server";
import { presentedSession } from "./session-token.server";
import { signOutOthers } from "./sign-out-devices.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: noInput,
    run: async ({ app, actor, request }) =>
      listDevices(app, actor, await presentedSession(request)),
  }),
  DELETE: endpoint({
    access: "learner",
    input: noInput,
    run: async ({ app, actor, request }) => ({
      signedOut: await signOutOthers(app, actor, await presentedSession(request)),
    }),
  }),
});

export const loader = route.loader;
export const action = route.action;
