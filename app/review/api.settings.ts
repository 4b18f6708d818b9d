import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { changeLimits } from "./change-limits.server";
import { findSettings } from "./find-settings.server";
import { settingsSchema } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: noInput,
    run: async ({ app, actor }) => findSettings(app, actor),
  }),
  PATCH: endpoint({
    access: "learner",
    input: settingsSchema,
    async run({ app, actor, input }) {
      const before = await findSettings(app, actor);
      const { newPerDay = before.newPerDay, duePerDay = before.duePerDay } = input;
      await changeLimits(app, actor, { newPerDay, duePerDay });
      return findSettings(app, actor);
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
