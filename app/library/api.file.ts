import { apiRoute, endpoint } from "~/platform/api-route.server";
import { deleteFile } from "./delete-file.server";
import { fileParameters } from "./schema";

const route = apiRoute({
  DELETE: endpoint({
    access: "learner",
    input: fileParameters,
    async run({ app, actor, input }) {
      await deleteFile(app, actor, input.id);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
