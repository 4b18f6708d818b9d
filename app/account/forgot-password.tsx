import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { ForgotPasswordPage } from "./components/forgot-password-page";
import * as m from "./messages";
import { requestReset } from "./request-reset.server";
import { resetRequestSchema } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.forgotPasswordTitle());

export const loader = pageLoader({
  access: "public",
  input: z.object({ sent: z.string().max(10).optional().catch(undefined) }),
  async run({ app, input }) {
    if (!app.mail) throw redirect("/auth/recover");
    return { sent: input.sent !== undefined, printed: app.config.mail.provider === "log" };
  },
});

export const action = pageAction(
  pageForm({
    access: "public",
    input: resetRequestSchema,
    rate: "passwordReset",
    failureTitle: m.noMailSentTitle,
    async run({ app, input, request }) {
      await requestReset(app, input.account, new URL(request.url).origin);
      return redirect("/auth/forgot?sent");
    },
  }),
);

export default function ForgotPassword() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ForgotPasswordPage {...shown} result={answer?.result} />;
}
