import { apiRoute, endpoint } from "~/platform/api-route.server";
import { checkDeployment } from "./check-deployment.server";
import { checkSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "administrator",
    input: checkSchema,
    run: ({ app, input }) => checkDeployment(app, input),
  }),
});

export const loader = route.loader;
export const action = route.action;
