import { fileParameters } from "~/library/schema";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { readDocument } from "./read-document.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: fileParameters,
    run: ({ app, actor, input }) => readDocument(app, actor, input.id),
  }),
});

export const loader = route.loader;
export const action = route.action;
