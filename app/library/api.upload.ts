import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { uploadFiles } from "./upload-files.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: noInput,
    body: "stream",
    rate: "upload",
    status: 201,
    run: async ({ app, actor, request }) => uploadFiles(app, actor, request),
  }),
});

export const loader = route.loader;
export const action = route.action;
