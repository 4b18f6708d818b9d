import { DeleteFileForm } from "~/progress/components/delete-file-form";
import * as m from "~/progress/messages";
import { QuestionPage } from "~/ui/question-page";

/** The confirmation before a file is deleted, without JavaScript. */
export function DeleteFilePage({ file }: { file: { id: string; name: string } }) {
  return (
    <QuestionPage title={m.areYouSure()}>
      <DeleteFileForm file={file} />
    </QuestionPage>
  );
}
