import { scopeSchema } from "~/library/schema";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { listCollectionConcepts } from "./list-collection-concepts.server";
import { listConcepts } from "./list-concepts.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: scopeSchema,
    async run({ app, actor, input }) {
      const [concepts, collections] = await Promise.all([
        listConcepts(app, actor, input),
        listCollectionConcepts(app, actor, input.courseId),
      ]);
      return {
        concepts,
        ...(input.courseId === null
          ? {}
          : { collections: collections.map(({ href: _, ...collection }) => collection) }),
      };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
