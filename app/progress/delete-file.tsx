import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { deleteFile } from "~/library/delete-file.server";
import { findFile } from "~/library/find-file.server";
import { fileParameters } from "~/library/schema";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { DeleteFilePage } from "./components/delete-file-page";
import { profileLink } from "./profile-links";

export const meta: MetaFunction = () => pageMeta("Delete a file");

export const loader = pageLoader({
  access: "learner",
  input: fileParameters,
  missing: { path: profileLink("files"), title: "No file to delete" },
  async run({ app, actor, input }) {
    const { id, name } = await findFile(app, actor, input.id);
    return { file: { id, name } };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: fileParameters,
    failureTitle: "Error deleting file",
    failsTo: { path: profileLink("files") },
    async run({ app, actor, input, scope }) {
      await deleteFile(app, actor, input.id);
      scope.leaveNotice({
        tone: "success",
        title: "File deleted",
        message: "The file has been successfully deleted",
      });
      return redirect(profileLink("files"));
    },
  }),
);

export default function DeleteFile() {
  return <DeleteFilePage file={useLoaderData<typeof loader>().file} />;
}
