import { apiRoute, endpoint } from "~/platform/api-route.server";
import { AppError } from "~/platform/errors";
import { noInput } from "~/platform/route.server";
import { makeSheet } from "./make-sheet.server";
import * as m from "./messages";
import { readSheet } from "./read-sheet.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: noInput,
    status: 201,
    async run({ app, actor }) {
      const code = await makeSheet(app, actor);
      if (code === null) throw new AppError("no_content", m.nothingForSheet());
      return readSheet(app, actor, code);
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
