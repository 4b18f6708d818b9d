import { workParameters } from "~/assessment/schema";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { removeDeck } from "./remove-deck.server";
import { renameDeck } from "./rename-deck.server";
import { deckChangeSchema } from "./schema";

const route = apiRoute({
  PATCH: endpoint({
    access: "learner",
    input: deckChangeSchema,
    async run({ app, actor, input }) {
      await renameDeck(app, actor, input);
      return input;
    },
  }),
  DELETE: endpoint({
    access: "learner",
    input: workParameters,
    async run({ app, actor, input }) {
      await removeDeck(app, actor, input.id);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
