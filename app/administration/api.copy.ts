import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { beginCopy } from "./copy-database.server";

const route = apiRoute({
  POST: endpoint({
    access: "administrator",
    input: noInput,
    run: ({ app }) => beginCopy(app),
  }),
});

export const loader = route.loader;
export const action = route.action;
