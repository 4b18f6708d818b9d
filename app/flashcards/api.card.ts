import { apiRoute, endpoint } from "~/platform/api-route.server";
import { editOwnCard, removeOwnCard } from "./own-cards.server";
import { cardChangeSchema, ownCardParameters } from "./schema";

const route = apiRoute({
  PATCH: endpoint({
    access: "learner",
    input: cardChangeSchema,
    run: async ({ app, actor, input }) => editOwnCard(app, actor, input),
  }),
  DELETE: endpoint({
    access: "learner",
    input: ownCardParameters,
    async run({ app, actor, input }) {
      await removeOwnCard(app, actor, input.id);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
