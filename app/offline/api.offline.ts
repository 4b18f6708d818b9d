import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { makeCopy } from "./make-copy.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: noInput,
    run: ({ app, actor }) => makeCopy(app, actor),
  }),
});

export const loader = route.loader;
export const action = route.action;
