import { apiRoute, endpoint } from "~/platform/api-route.server";
import { generateDeck } from "./generate-deck.server";
import { deckRequestSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: deckRequestSchema,
    run: async ({ app, actor, input }) => generateDeck(app, actor, input),
  }),
});

export const loader = route.loader;
export const action = route.action;
