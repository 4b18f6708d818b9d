import { apiRoute, endpoint } from "~/platform/api-route.server";
import { readCalendar } from "./read-calendar.server";
import { calendarParameters } from "./schema";

const route = apiRoute({
  GET: endpoint({
    // Calendar apps have no session; the address is the secret.
    access: "public",
    input: calendarParameters,
    run: async ({ app, input, request }) =>
      new Response(await readCalendar(app, input.file, request), {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": 'inline; filename="fennec-review.ics"',
        },
      }),
  }),
});

export const loader = route.loader;
export const action = route.action;
