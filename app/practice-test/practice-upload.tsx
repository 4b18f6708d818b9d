import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { uploadFiles } from "~/library/upload-files.server";
import { type FormAnswer, pageLoader, pageUpload } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { PracticeSetup } from "./components/practice-setup";
import { openSetup } from "./open-setup.server";
import { setupLink } from "./practice-test-links";

export const meta: MetaFunction = () => pageMeta("Practice Tests");

export const loader = pageLoader({
  access: "learner",
  input: noInput,
  run: async ({ app, actor }) => openSetup(app, actor),
});

export const action = pageUpload({
  access: "learner",
  rate: "upload",
  failureTitle: (code) =>
    code === "unsupported_file_type" ? "Invalid file type" : "Upload failed",
  async run({ app, actor, request, scope }) {
    const [file] = await uploadFiles(app, actor, request);
    if (!file) throw redirect(setupLink("upload"));
    const ready = file.status === "ready";
    scope.leaveNotice({
      tone: ready ? "success" : "info",
      title: "File uploaded",
      message: file.problem ?? `${file.name} is ready for practice test generation`,
    });
    return redirect(setupLink("upload", ready ? file.id : undefined));
  },
});

/** Where a refused upload says why, with the picker at hand. */
export default function PracticeUpload() {
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  return (
    <PracticeSetup
      {...useLoaderData<typeof loader>()}
      tab="upload"
      fileId={null}
      uploadResult={answer?.result}
    />
  );
}
