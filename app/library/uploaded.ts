import { redirect } from "@remix-run/cloudflare";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { noInput } from "~/platform/route.server";
import { workspaceModes } from "~/study-modes";
import { findFile } from "./find-file.server";
import { uploadedFormSchema } from "./schema";

export const loader = pageLoader({
  access: "learner",
  input: noInput,
  run: async () => redirect("/app"),
});

/** Where the page goes on once its files have arrived by the API. */
export const action = pageAction(
  pageForm({
    access: "learner",
    input: uploadedFormSchema,
    failureTitle: "Upload failed",
    failsTo: { path: "/app", message: "Failed to upload files. Please try again." },
    async run({ app, actor, input, scope }) {
      const [first] = await Promise.all(input.fileId.map((id) => findFile(app, actor, id)));
      const started = input.start === "chat" && first;
      scope.leaveNotice(
        started
          ? {
              tone: "success",
              title: "Chat started",
              message: `Started chat with ${first.name}`,
            }
          : {
              tone: "success",
              title: "Files uploaded",
              message: `Successfully uploaded ${input.fileId.length} file(s).`,
            },
      );
      const mode = workspaceModes.find(({ path }) => path === input.redirectTo);
      return redirect(`${started ? "/app" : (mode?.path ?? "/app")}?fileId=${first?.id}`);
    },
  }),
);
