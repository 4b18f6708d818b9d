import { apiRoute, endpoint } from "~/platform/api-route.server";
import { pastedTextSchema } from "./schema";
import { uploadText } from "./upload-text.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: pastedTextSchema,
    body: "text",
    rate: "upload",
    status: 201,
    run: async ({ app, actor, input }) => uploadText(app, actor, input),
  }),
});

export const loader = route.loader;
export const action = route.action;
