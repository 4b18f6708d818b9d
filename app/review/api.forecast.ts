import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { listUnfinished } from "./list-unfinished.server";
import { readForecast } from "./read-forecast.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: noInput,
    async run({ app, actor }) {
      const [forecast, unfinished] = await Promise.all([
        readForecast(app, actor),
        listUnfinished(app, actor),
      ]);
      const days = forecast.map(({ day, ...items }) => ({
        date: day.toISOString().slice(0, 10),
        ...items,
      }));
      return {
        days,
        unfinished: unfinished.map(({ mode, title, href }) => ({ mode, title, href })),
      };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
