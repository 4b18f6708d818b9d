import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { pageLoader, pageUpload } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { refusalTitle } from "~/ui/upload-batch";
import { UploadFirst } from "./components/welcome";
import * as m from "./messages";
import { uploadFiles } from "./upload-files.server";

export const meta: MetaFunction = () => pageMeta(m.uploadPageTitle());

export const loader = pageLoader({ access: "learner", input: noInput, run: async () => null });

export const action = pageUpload({
  access: "learner",
  rate: "upload",
  failureTitle: (code) => refusalTitle(code === "unsupported_file_type"),
  async run({ app, actor, request, scope }) {
    const files = await uploadFiles(app, actor, request);
    scope.leaveNotice({
      tone: "success",
      title: m.filesUploadedTitle(),
      message: m.filesUploaded({ count: files.length }),
    });
    return redirect(`/app?fileId=${files[0]?.id}`);
  },
});

/** The page of an upload: without JavaScript, says why it was refused. */
export default function Upload() {
  const answer = useActionData<typeof action>();
  return (
    <UploadFirst title={answer ? m.nothingUploaded() : m.uploadHeading()} result={answer?.result} />
  );
}
