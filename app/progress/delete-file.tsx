import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { deleteFile } from "~/library/delete-file.server";
import { findFile } from "~/library/find-file.server";
import { fileParameters } from "~/library/schema";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { DeleteFilePage } from "./components/delete-file-page";
import * as m from "./messages";
import { profileLink } from "./profile-links";

export const meta: MetaFunction = () => pageMeta(m.deleteTitle());

export const loader = pageLoader({
  access: "learner",
  input: fileParameters,
  missing: { path: profileLink("files"), title: m.nothingToDelete },
  async run({ app, actor, input }) {
    const { id, name } = await findFile(app, actor, input.id);
    return { file: { id, name } };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: fileParameters,
    failureTitle: m.deleteFailedTitle,
    failsTo: { path: profileLink("files") },
    async run({ app, actor, input, scope }) {
      await deleteFile(app, actor, input.id);
      scope.leaveNotice({
        tone: "success",
        title: m.deletedTitle(),
        message: m.deleted(),
      });
      return redirect(profileLink("files"));
    },
  }),
);

export default function DeleteFile() {
  return <DeleteFilePage file={useLoaderData<typeof loader>().file} />;
}
