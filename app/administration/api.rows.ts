import { apiRoute, endpoint } from "~/platform/api-route.server";
import { readText } from "~/platform/request-body.server";
import { noInput, parseInput } from "~/platform/route.server";
import { copyRows, restoreRows } from "./copy-database.server";
import { restoredSchema, rowsSchema } from "./schema";

/** Characters: a response of a backup plus the largest row. */
const longestBody = 8 * 1024 * 1024;

const route = apiRoute({
  GET: endpoint({
    access: "administrator",
    input: rowsSchema,
    run: ({ app, input }) => copyRows(app, input),
  }),
  POST: endpoint({
    access: "administrator",
    input: noInput,
    body: "stream",
    async run({ app, request }) {
      const sent: unknown = JSON.parse(await readText(request, longestBody));
      return restoreRows(app, parseInput(restoredSchema, sent));
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
