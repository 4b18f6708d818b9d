import { apiRoute, endpoint } from "~/platform/api-route.server";
import { rebuildSearch } from "./rebuild-search.server";
import { indexSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "administrator",
    input: indexSchema,
    run: ({ app, input }) => rebuildSearch(app, input),
  }),
});

export const loader = route.loader;
export const action = route.action;
