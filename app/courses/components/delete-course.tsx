import { courseLink } from "~/courses/course-links";
import * as m from "~/courses/messages";
import { ConfirmationScreen } from "~/ui/confirmation-screen";
import type { NoticeView } from "~/ui/form-result";

export function DeleteQuestion({ name }: { name: string }) {
  return (
    <>
      <p className="wrap-anywhere">{m.deleteQuestion({ course: name })}</p>
      <p className="mt-2 text-base text-soft">{m.documentsStay()}</p>
    </>
  );
}

/** The confirmation before a course is deleted. */
export function DeleteCourseScreen({
  id,
  name,
  notice,
}: {
  id: string;
  name: string;
  notice: NoticeView | undefined;
}) {
  return (
    <ConfirmationScreen
      title={m.deleteTitle()}
      question={<DeleteQuestion name={name} />}
      confirm={m.deleteCourse()}
      pendingText={m.deleting()}
      refuse={m.keepCourse()}
      backHref={courseLink(id)}
      {...(notice ? { notice } : {})}
    />
  );
}
