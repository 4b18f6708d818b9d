import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { readTotals } from "./read-totals.server";

const route = apiRoute({
  GET: endpoint({
    access: "administrator",
    input: noInput,
    run: ({ app }) => readTotals(app),
  }),
});

export const loader = route.loader;
export const action = route.action;
