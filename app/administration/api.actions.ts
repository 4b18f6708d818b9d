import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { listActions } from "./list-actions.server";

const route = apiRoute({
  GET: endpoint({
    access: "administrator",
    input: noInput,
    run: ({ app }) => listActions(app),
  }),
});

export const loader = route.loader;
export const action = route.action;
