import { apiRoute, endpoint } from "~/platform/api-route.server";
import { idParameters } from "./schema";
import { signOutDevice } from "./sign-out-devices.server";

const route = apiRoute({
  DELETE: endpoint({
    access: "learner",
    input: idParameters,
    async run({ app, actor, input }) {
      await signOutDevice(app, actor, input.id);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
