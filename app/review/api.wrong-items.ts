import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { listOwnWrong } from "./list-wrong-items.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: noInput,
    run: async ({ app, actor }) => listOwnWrong(app, actor),
  }),
});

export const loader = route.loader;
export const action = route.action;
