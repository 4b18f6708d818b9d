import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { exportData } from "./export-data.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: noInput,
    run: async ({ app, actor }) => exportData(app, actor),
  }),
});

export const loader = route.loader;
export const action = route.action;
