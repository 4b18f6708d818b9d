import { apiRoute, endpoint } from "~/platform/api-route.server";
import { renewRecoveryCode } from "./renew-recovery-code.server";
import { passwordSchema } from "./schema";
import { presentedSession } from "./session-token.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: passwordSchema,
    async run({ app, actor, input, request }) {
      const session = await presentedSession(request);
      return { recoveryCode: await renewRecoveryCode(app, actor, input.currentPassword, session) };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
