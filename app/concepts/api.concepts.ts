import { scopeSchema } from "~/library/schema";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { listCollectionConcepts } from "./list-collection-concepts.server";
import { listConcepts } from "./list-concepts.server";
import { listTerms } from "./list-terms.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: scopeSchema,
    async run({ app, actor, input }) {
      const [concepts, collections, terms] = await Promise.all([
        listConcepts(app, actor, input),
        listCollectionConcepts(app, actor, input.courseId),
        listTerms(app, actor, input.fileId),
      ]);
      return {
        concepts,
        ...(terms.length > 0 ? { terms } : {}),
        ...(collections.length > 0
          ? { collections: collections.map(({ href: _, ...collection }) => collection) }
          : {}),
      };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
