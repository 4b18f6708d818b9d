import { apiRoute, endpoint } from "~/platform/api-route.server";
import { answerItem } from "./answer-item.server";
import { answerSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: answerSchema,
    async run({ app, actor, input }) {
      const { rating, answeredAt, ...answer } = input;
      const { ratingId, ...result } = await answerItem(app, actor, {
        ...answer,
        ...(rating ? { grade: rating === "good" ? "medium" : rating } : {}),
        ...(answeredAt ? { answeredAt: new Date(answeredAt) } : {}),
      });
      return result;
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
