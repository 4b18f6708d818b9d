import { redirect } from "@remix-run/cloudflare";
import { pageAction, pageForm, redirectLoader } from "~/platform/page-route.server";
import { workspaceModes } from "~/study-modes";
import { uploadFailed, uploadFailedTitle } from "~/ui/upload-batch";
import { findFile } from "./find-file.server";
import * as m from "./messages";
import { uploadedFormSchema } from "./schema";

export const loader = redirectLoader("learner", "/app");

/** Redirects to the next page after files were uploaded by the API. */
export const action = pageAction(
  pageForm({
    access: "learner",
    input: uploadedFormSchema,
    failureTitle: uploadFailedTitle,
    failsTo: { path: "/app", message: uploadFailed },
    async run({ app, actor, input, scope }) {
      const [first] = await Promise.all(input.fileId.map((id) => findFile(app, actor, id)));
      const started = input.start === "chat" && first;
      scope.leaveNotice(
        started
          ? {
              tone: "success",
              title: m.chatStartedTitle(),
              message: m.chatStarted({ file: first.name }),
            }
          : {
              tone: "success",
              title: m.filesUploadedTitle(),
              message: m.filesUploaded({ count: input.fileId.length }),
            },
      );
      const mode = workspaceModes.find(({ path }) => path === input.redirectTo);
      return redirect(`${started ? "/app" : (mode?.path ?? "/app")}?fileId=${first?.id}`);
    },
  }),
);
