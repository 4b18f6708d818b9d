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
import { fileParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta("Delete a file");

const deletionFailed = "Failed to delete file. Please try again.";
const missing = { path: "/app", title: "No file to delete" };

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
    failureTitle: "Error",
    missing,
    async run({ app, actor, input, scope }) {
      await deleteFile(app, actor, input.id);
      scope.leaveNotice({
        tone: "success",
        title: "File deleted",
        message: "The file has been removed.",
      });
      return redirect("/app");
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: "Error", failure: deletionFailed });

/** A new one for each time it fails, so that each time is told. */
function failure(): NoticeView {
  return {
    tone: "error",
    title: "Error",
    message: deletionFailed,
  };
}

export default function DeleteFile() {
  const { file } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const notice = useMemo(() => (answer ? failure() : undefined), [answer]);
  return <DeleteFileScreen file={file} notice={notice} redirectTo={`/app?fileId=${file.id}`} />;
}
