import { apiRoute, endpoint } from "~/platform/api-route.server";
import { removePasskey } from "./remove-passkey.server";
import { idParameters } from "./schema";

const route = apiRoute({
  DELETE: endpoint({
    access: "learner",
    input: idParameters,
    async run({ app, actor, input }) {
      await removePasskey(app, actor, input.id);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
