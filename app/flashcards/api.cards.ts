import { apiRoute, endpoint } from "~/platform/api-route.server";
import { addCard } from "./own-cards.server";
import { newCardSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: newCardSchema,
    status: 201,
    run: async ({ app, actor, input }) => addCard(app, actor, input),
  }),
});

export const loader = route.loader;
export const action = route.action;
