import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { ResetPasswordPage } from "./components/reset-password-page";
import * as m from "./messages";
import { passwordChanged } from "./password-changed";
import { forgetResetToken, keepResetToken, keptResetToken } from "./reset-cookie.server";
import { findResetOwner, resetPassword } from "./reset-password.server";
import { resetFormSchema } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.resetTitle());

export const loader = pageLoader({
  access: "public",
  input: z.object({ token: z.string().max(100).optional().catch(undefined) }),
  async run({ app, input, scope }) {
    if (input.token) {
      keepResetToken(scope, input.token);
      throw redirect("/auth/reset");
    }
    return { username: await findResetOwner(app, keptResetToken(scope)) };
  },
});

export const action = pageAction(
  pageForm({
    access: "public",
    input: resetFormSchema,
    rate: "passwordReset",
    failureTitle: m.passwordNotChangedTitle,
    secrets: ["newPassword", "confirmPassword"],
    async run({ app, input, scope }) {
      await resetPassword(app, keptResetToken(scope), input.newPassword);
      forgetResetToken(scope);
      scope.leaveNotice(passwordChanged());
      return redirect("/auth");
    },
  }),
);

export default function ResetPassword() {
  const { username } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ResetPasswordPage username={username} result={answer?.result} />;
}
