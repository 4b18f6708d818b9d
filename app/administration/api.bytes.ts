import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput, parseInput } from "~/platform/route.server";
import { copyBytes, restoreBytes } from "./copy-database.server";
import { bytesSchema } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "administrator",
    input: bytesSchema,
    run: ({ app, input }) => copyBytes(app, input.key),
  }),
  POST: endpoint({
    access: "administrator",
    input: noInput,
    body: "stream",
    async run({ app, request }) {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const { key } = parseInput(bytesSchema, query);
      const bytes = request.body ?? new Blob([]).stream();
      await restoreBytes(app, key, bytes as unknown as AsyncIterable<Uint8Array>);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
