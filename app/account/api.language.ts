import { apiRoute, endpoint } from "~/platform/api-route.server";
import { keepLanguage } from "./keep-language.server";
import { languageSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "public",
    input: languageSchema,
    async run({ actor, input, scope }) {
      await keepLanguage(scope, actor, input.language);
      return { language: input.language };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
