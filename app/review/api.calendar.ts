import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { endCalendar } from "./end-calendar.server";
import { renewCalendar } from "./renew-calendar.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: noInput,
    run: async ({ app, actor, request }) => ({
      calendarUrl: await renewCalendar(app, actor, request),
    }),
  }),
  DELETE: endpoint({
    access: "learner",
    input: noInput,
    async run({ app, actor }) {
      await endCalendar(app, actor);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
