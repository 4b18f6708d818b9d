import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { pageLoader, pageUpload } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { UploadFirst } from "./components/welcome";
import { uploadFiles } from "./upload-files.server";

export const meta: MetaFunction = () => pageMeta("Upload");

export const loader = pageLoader({ access: "learner", input: noInput, run: async () => null });

export const action = pageUpload({
  access: "learner",
  rate: "upload",
  failureTitle: (code) =>
    code === "unsupported_file_type" ? "Invalid file type" : "Upload failed",
  async run({ app, actor, request, scope }) {
    const files = await uploadFiles(app, actor, request);
    scope.leaveNotice({
      tone: "success",
      title: "Files uploaded",
      message: `Successfully uploaded ${files.length} file(s).`,
    });
    return redirect(`/app?fileId=${files[0]?.id}`);
  },
});

/** Where a refused upload says why, with the picker at hand. */
export default function Upload() {
  const answer = useActionData<typeof action>();
  return (
    <UploadFirst
      title={answer ? "Nothing was uploaded" : "Upload Study Materials"}
      result={answer?.result}
    />
  );
}
