import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { listCollections } from "./list-collections.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: noInput,
    async run({ app, actor }) {
      const collections = await listCollections(app, actor);
      return collections.map(({ href: _, ...collection }) => collection);
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
