import { apiRoute, endpoint } from "~/platform/api-route.server";
import { retryReading } from "./retry-reading.server";
import { fileSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "administrator",
    input: fileSchema,
    run: ({ app, input }) => retryReading(app, input.id),
  }),
});

export const loader = route.loader;
export const action = route.action;
