import { apiRoute, endpoint } from "~/platform/api-route.server";
import { answerItem } from "./answer-item.server";
import { checkTyped } from "./check-typed.server";
import { answerSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: answerSchema,
    async run({ app, actor, input }) {
      const { rating, answeredAt, ...answer } = input;
      const { itemId, kind, typed } = answer;
      if (kind === "card" && typed !== undefined && !rating && !answer.parts) {
        return checkTyped(app, actor, itemId, typed);
      }
      return answerItem(app, actor, {
        ...answer,
        ...(rating ? { grade: rating === "good" ? "medium" : rating } : {}),
        ...(answeredAt ? { answeredAt: new Date(answeredAt) } : {}),
      });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
