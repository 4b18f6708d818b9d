import { apiRoute, endpoint } from "~/platform/api-route.server";
import { clientAddress } from "~/platform/client-address.server";
import { openSession } from "./open-session.server";
import { register } from "./register.server";
import { registrationSchema } from "./schema";
import { toUserView } from "./user-view";

const route = apiRoute({
  POST: endpoint({
    access: "public",
    input: registrationSchema,
    rate: "registration",
    status: 201,
    async run({ app, input, request, scope }) {
      const { actor, recoveryCode } = await register(app, input, clientAddress(request));
      await openSession(scope, actor);
      return { ...toUserView(actor), ...(recoveryCode && { recoveryCode }) };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
