import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData } from "@remix-run/react";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import type { RequestScope } from "~/platform/request-scope.server";
import { noInput } from "~/platform/route.server";
import { reachServer } from "~/ui/reach-server";
import { AddScreen } from "./components/add-screen";
import * as m from "./messages";
import { addressSchema, type FileSummary, pastedTextSchema } from "./schema";
import { uploadAddress } from "./upload-address.server";
import { uploadText } from "./upload-text.server";

export const meta: MetaFunction = () => pageMeta(m.addPageTitle());

export const loader = pageLoader({ access: "learner", input: noInput, run: async () => null });

function openFile(scope: RequestScope, file: FileSummary) {
  scope.leaveNotice({ tone: "success", title: m.addedTitle(), message: file.name });
  return redirect(`/app?fileId=${file.id}`);
}

export const action = pageAction(
  {
    address: pageForm({
      access: "learner",
      input: addressSchema,
      rate: "upload",
      failureTitle: m.notAddedTitle,
      run: async ({ app, actor, input, scope, newId }) =>
        openFile(scope, await uploadAddress(app, actor, input, newId)),
    }),
    text: pageForm({
      access: "learner",
      input: pastedTextSchema,
      rate: "upload",
      failureTitle: m.notAddedTitle,
      run: async ({ app, actor, input, scope, newId }) =>
        openFile(scope, await uploadText(app, actor, input, newId)),
    }),
  },
  "text",
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notAddedTitle(), failure: m.noAnswer() });

/** Adds a document that is not a file: a page of the web, or a pasted text. */
export default function Add() {
  return <AddScreen answer={useActionData<typeof action>()} />;
}
