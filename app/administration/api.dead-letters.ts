import { listDeadLetters } from "~/library/dead-letters.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";

const route = apiRoute({
  GET: endpoint({
    access: "administrator",
    input: noInput,
    run: ({ app }) => listDeadLetters(app),
  }),
});

export const loader = route.loader;
export const action = route.action;
