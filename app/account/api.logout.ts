import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { closeSession } from "./open-session.server";

const route = apiRoute({
  POST: endpoint({
    access: "public",
    input: noInput,
    async run({ scope }) {
      await closeSession(scope);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
