import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { receivePaper } from "./receive-paper.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: noInput,
    body: "stream",
    rate: "upload",
    async run({ app, actor, request }) {
      const { paper, result } = await receivePaper(app, actor, request);
      return Response.json(result, { status: paper.keep ? 201 : 200 });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
