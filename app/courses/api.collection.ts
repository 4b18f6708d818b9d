import { apiRoute, endpoint } from "~/platform/api-route.server";
import { moveCollection } from "./move-collection.server";
import { collectionMoveSchema } from "./schema";

const route = apiRoute({
  PATCH: endpoint({
    access: "learner",
    input: collectionMoveSchema,
    async run({ app, actor, input }) {
      await moveCollection(app, actor, input.id, input.courseId);
      return input;
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
