import { apiRoute, endpoint } from "~/platform/api-route.server";
import { changeSettings } from "./change-settings.server";
import { settingsSchema } from "./schema";
import { presentedSession } from "./session-token.server";
import { toUserView } from "./user-view";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: settingsSchema,
    async run({ app, actor, input, request }) {
      return toUserView(await changeSettings(app, actor, input, await presentedSession(request)));
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
