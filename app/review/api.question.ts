import { apiRoute, endpoint } from "~/platform/api-route.server";
import { editKeptQuestion } from "./edit-item.server";
import { questionChangeSchema } from "./schema";

const route = apiRoute({
  PATCH: endpoint({
    access: "learner",
    input: questionChangeSchema,
    run: async ({ app, actor, input: { id, ...change } }) =>
      editKeptQuestion(app, actor, id, change),
  }),
});

export const loader = route.loader;
export const action = route.action;
