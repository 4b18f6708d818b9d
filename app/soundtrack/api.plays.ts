import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { listPlays } from "./list-plays.server";
import { recordPlay } from "./record-play.server";
import { playSchema } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: noInput,
    run: async ({ app, actor }) => ({ tracks: await listPlays(app, actor) }),
  }),
  POST: endpoint({
    access: "learner",
    input: playSchema,
    status: 201,
    run: async ({ app, actor, input }) => recordPlay(app, actor, input.trackId),
  }),
});

export const loader = route.loader;
export const action = route.action;
