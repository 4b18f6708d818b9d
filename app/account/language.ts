import { redirect } from "@remix-run/cloudflare";
import { pageAction, pageForm, redirectLoader } from "~/platform/page-route.server";
import { safeRedirect } from "~/platform/redirects";
import { keepLanguage } from "./keep-language.server";
import * as m from "./messages";
import { languageFormSchema } from "./schema";

export const loader = redirectLoader("public", "/");

export const action = pageAction(
  pageForm({
    access: "public",
    input: languageFormSchema,
    failureTitle: m.languageNotChanged,
    failsTo: { path: "/" },
    async run({ actor, input, scope }) {
      await keepLanguage(scope, actor, input.language);
      return redirect(safeRedirect(input.back, "/"));
    },
  }),
);
