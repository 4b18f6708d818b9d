import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { type FileSummary, selectionParameters } from "~/library/schema";
import { uploadFiles } from "~/library/upload-files.server";
import { uploadRules } from "~/library/upload-rules";
import type { Actor } from "~/platform/app.server";
import { AppError, type ErrorCode } from "~/platform/errors";
import { idOf, newId } from "~/platform/ids";
import { addHeaders, type FormAnswer, type FormOutcome } from "~/platform/page-failure.server";
import { pageLoader, pageUpload } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import type { RequestScope } from "~/platform/request-scope.server";
import type { FormResult } from "~/ui/form-result";
import { PracticeSetup } from "./components/practice-setup";
import { generatePracticeTest } from "./generate-practice-test.server";
import * as m from "./messages";
import { readyNotice, uploadedNotice } from "./notices";
import { openSetup } from "./open-setup.server";
import { setupLink, testLink } from "./practice-test-links";
import { plainPracticeFormSchema, practiceFormSchema } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.title());

export const loader = pageLoader({
  access: "learner",
  input: selectionParameters,
  run: async ({ app, actor, input: { courseId } }) => openSetup(app, actor, { courseId }),
});

/** The whole form, sent without JavaScript: stores its file first, then does what the button says. */
export const action = pageUpload({
  access: "learner",
  rate: "upload",
  failureTitle: uploadFailure,
  async run({ app, actor, request, scope }) {
    const generating = new URL(request.url).searchParams.get("then") === "generate";
    const fields: Record<string, string> = {};
    let file: FileSummary | undefined;
    try {
      [file] = await uploadFiles(app, actor, request, fields);
    } catch (error) {
      const noFile = error instanceof AppError && error.code === "invalid_request";
      if (!(noFile && generating)) return refuse(error, scope, fields, uploadFailure);
    }
    const values = file ? { ...fields, fileId: file.id } : fields;
    if (generating) {
      // A file that was just picked takes precedence over typed text.
      const schema = file ? practiceFormSchema : plainPracticeFormSchema;
      const { data: input, error } = schema.safeParse(values);
      if (!input) return answer({ values, errors: z.flattenError(error).fieldErrors }, 400);
      try {
        const id = await idFor(actor, values);
        const { test, readItemCounts } = await generatePracticeTest(app, actor, input, id);
        scope.leaveNotice(readyNotice(test, await readItemCounts()));
        return redirect(testLink(test.id));
      } catch (failure) {
        return refuse(failure, scope, values, m.notGeneratedTitle);
      }
    }
    if (!file) throw redirect(setupLink("upload", { courseId: fields.courseId }));
    const notice = uploadedNotice(file);
    const chosen = { tab: "upload", fileId: file.status === "ready" ? file.id : "" };
    // A redirect cannot carry the text: it goes back in the response.
    if (values.textContent?.trim() || (values.questionCount ?? "10") !== "10") {
      return answer({ values: { ...values, ...chosen }, errors: {}, notice }, 200);
    }
    scope.leaveNotice(notice);
    const fileId = file.status === "ready" ? file.id : undefined;
    return redirect(setupLink("upload", { fileId, courseId: fields.courseId }));
  },
});

/** The setup with everything that was typed, and the result of sending it. */
export default function PracticeUpload() {
  const result = useActionData<typeof action>()?.result;
  return (
    <PracticeSetup
      {...useLoaderData<typeof loader>()}
      tab={result?.values.tab === "paste" ? "paste" : "upload"}
      fileId={null}
      result={result}
      uploadRules={uploadRules}
    />
  );
}

/** The same id if the form is sent twice. */
async function idFor(actor: Actor, { once, ...values }: Record<string, string>): Promise<string> {
  return once ? idOf(actor.id, once, JSON.stringify(values)) : newId();
}

function uploadFailure(code: ErrorCode): string {
  if (code === "invalid_request") return m.noFileTitle();
  return code === "unsupported_file_type" ? m.wrongTypeTitle() : m.uploadFailedTitle();
}

function refuse(
  error: unknown,
  scope: RequestScope,
  values: Record<string, string>,
  title: (code: ErrorCode) => string,
): FormOutcome {
  if (!(error instanceof AppError)) throw error;
  const { code, message, status, details } = error;
  addHeaders(scope, error);
  const upgrade = code === "upgrade_required";
  const notice = { tone: "error" as const, title: title(code), message, upgrade };
  const errors = details.field ? { [details.field]: [message] } : {};
  return answer({ values, errors, notice }, status);
}

function answer(
  result: { errors: Record<string, string[] | undefined> } & Omit<FormResult, "errors">,
  status: number,
) {
  return data({ intent: null, result } as FormAnswer, status);
}
