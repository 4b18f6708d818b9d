import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import type { NoticeView } from "~/ui/form-result";
import { reachServer } from "~/ui/reach-server";
import { DeleteFileScreen } from "./components/delete-file";
import { deleteFile } from "./delete-file.server";
import { findFile } from "./find-file.server";
import * as m from "./messages";
import { fileParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.deletePageTitle());

const missing = { path: "/app", title: m.noFileToDelete };

export const loader = pageLoader({
  access: "learner",
  input: fileParameters,
  missing,
  run: async ({ app, actor, input }) => ({ file: await findFile(app, actor, input.id) }),
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: fileParameters,
    failureTitle: m.deletionFailedTitle,
    missing,
    async run({ app, actor, input, scope }) {
      await deleteFile(app, actor, input.id);
      scope.leaveNotice({
        tone: "success",
        title: m.fileDeletedTitle(),
        message: m.fileDeleted(),
      });
      return redirect("/app");
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.deletionFailedTitle(), failure: m.deletionFailed() });

/** A new object for each failure, so that each is shown. */
function failure(): NoticeView {
  return {
    tone: "error",
    title: m.deletionFailedTitle(),
    message: m.deletionFailed(),
  };
}

export default function DeleteFile() {
  const { file } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const notice = useMemo(() => (answer ? failure() : undefined), [answer]);
  return <DeleteFileScreen file={file} notice={notice} redirectTo={`/app?fileId=${file.id}`} />;
}
