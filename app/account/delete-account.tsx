import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { DeleteAccountPage } from "./components/delete-account-page";
import { deleteAccount } from "./delete-account.server";
import { closeSession } from "./open-session.server";
import { passwordSchema } from "./schema";
import { presentedSession } from "./session-token.server";

export const meta: MetaFunction = () => pageMeta("Delete your account");

export const loader = pageLoader({ access: "learner", input: noInput, run: async () => null });

export const action = pageAction(
  pageForm({
    access: "learner",
    input: passwordSchema,
    failureTitle: "Your account was not deleted",
    secrets: ["currentPassword"],
    async run({ app, actor, input, request, scope }) {
      await deleteAccount(app, actor, input.currentPassword, await presentedSession(request));
      await closeSession(scope);
      scope.leaveNotice({
        tone: "success",
        title: "Account deleted",
        message: "Your account and everything in it are gone.",
      });
      return redirect("/auth");
    },
  }),
);

export default function DeleteAccount() {
  const answer = useActionData<typeof action>();
  return <DeleteAccountPage result={answer?.result} />;
}
