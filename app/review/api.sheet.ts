import { apiRoute, endpoint } from "~/platform/api-route.server";
import { enterSheet } from "./enter-sheet.server";
import { readSheet } from "./read-sheet.server";
import { sheetAnswersSchema, sheetCodeParameters } from "./schema";
import { readSheetCode } from "./sheet-code";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: sheetCodeParameters,
    run: async ({ app, actor, input }) => readSheet(app, actor, input.code),
  }),
  POST: endpoint({
    access: "learner",
    input: sheetAnswersSchema,
    async run({ app, actor, input: { code, ticks } }) {
      const ticked = ticks.map((tick) => (tick === null ? null : String(tick)));
      return { entered: await enterSheet(app, actor, readSheetCode(code) ?? "", ticked) };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
