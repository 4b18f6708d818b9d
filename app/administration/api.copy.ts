import { apiRoute, endpoint } from "~/platform/api-route.server";
import { beginCopy } from "./copy-database.server";
import { copySchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "administrator",
    input: copySchema,
    run: ({ app, input }) => beginCopy(app, input.database),
  }),
});

export const loader = route.loader;
export const action = route.action;
