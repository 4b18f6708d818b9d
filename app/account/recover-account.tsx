import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { RecoverAccountPage } from "./components/recover-account-page";
import { flashRecoveryCode } from "./flash-recovery-code.server";
import * as m from "./messages";
import { passwordChanged } from "./password-changed";
import { recoverAccount } from "./recover-account.server";
import { recoveryFormSchema } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.recoverTitle());

export const loader = pageLoader({
  access: "public",
  input: noInput,
  run: async ({ app }) => ({ mailed: app.mail !== null }),
});

export const action = pageAction(
  pageForm({
    access: "public",
    input: recoveryFormSchema,
    rate: "passwordReset",
    failureTitle: m.passwordNotChangedTitle,
    secrets: ["recoveryCode", "newPassword", "confirmPassword"],
    async run({ app, input, scope }) {
      const code = await recoverAccount(app, input);
      scope.leaveNotice(passwordChanged());
      return redirect(flashRecoveryCode(scope, code, "/auth"));
    },
  }),
);

export default function RecoverAccount() {
  const { mailed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <RecoverAccountPage mailed={mailed} result={answer?.result} />;
}
