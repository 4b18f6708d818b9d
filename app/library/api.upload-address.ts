import { apiRoute, endpoint } from "~/platform/api-route.server";
import { addressSchema } from "./schema";
import { uploadAddress } from "./upload-address.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: addressSchema,
    rate: "upload",
    status: 201,
    run: async ({ app, actor, input }) => uploadAddress(app, actor, input),
  }),
});

export const loader = route.loader;
export const action = route.action;
