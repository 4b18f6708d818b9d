import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { reportWrongItems } from "./report-wrong-items.server";

const route = apiRoute({
  GET: endpoint({
    access: "administrator",
    input: noInput,
    run: ({ app }) => reportWrongItems(app),
  }),
});

export const loader = route.loader;
export const action = route.action;
