import { apiRoute, endpoint } from "~/platform/api-route.server";
import { resetPassword } from "./reset-password.server";
import { notedSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "administrator",
    input: notedSchema,
    run: ({ app, input }) => resetPassword(app, input.id, input.note),
  }),
});

export const loader = route.loader;
export const action = route.action;
