import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { toUserView } from "./user-view";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: noInput,
    run: async ({ actor }) => toUserView(actor),
  }),
});

export const loader = route.loader;
export const action = route.action;
