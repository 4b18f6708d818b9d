import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { DeleteAccountPage } from "./components/delete-account-page";
import { deleteAccount } from "./delete-account.server";
import * as m from "./messages";
import { closeSession } from "./open-session.server";
import { passwordSchema } from "./schema";
import { presentedSession } from "./session-token.server";

export const meta: MetaFunction = () => pageMeta(m.deleteTitle());

export const loader = pageLoader({ access: "learner", input: noInput, run: async () => null });

export const action = pageAction(
  pageForm({
    access: "learner",
    input: passwordSchema,
    failureTitle: m.notDeletedTitle,
    secrets: ["currentPassword"],
    async run({ app, actor, input, request, scope }) {
      await deleteAccount(app, actor, input.currentPassword, await presentedSession(request));
      await closeSession(scope);
      scope.leaveNotice({
        tone: "success",
        title: m.accountDeletedTitle(),
        message: m.accountDeleted(),
      });
      return redirect("/auth");
    },
  }),
);

export default function DeleteAccount() {
  const answer = useActionData<typeof action>();
  return <DeleteAccountPage result={answer?.result} />;
}
