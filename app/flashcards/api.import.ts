import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { importCards } from "./import-cards.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: noInput,
    body: "stream",
    rate: "upload",
    status: 201,
    run: async ({ app, actor, request }) => importCards(app, actor, request),
  }),
});

export const loader = route.loader;
export const action = route.action;
