import { DeleteFileForm } from "~/progress/components/delete-file-form";
import { QuestionPage } from "~/ui/question-page";

/** The question before a file is gone, where there is no dialog to ask it. */
export function DeleteFilePage({ file }: { file: { id: string; name: string } }) {
  return (
    <QuestionPage title="Are you sure?">
      <DeleteFileForm file={file} />
    </QuestionPage>
  );
}
