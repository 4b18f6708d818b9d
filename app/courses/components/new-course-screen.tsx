import { CourseForm } from "~/courses/components/course-form";
import type { CourseFormView } from "~/courses/components/course-views";
import { ExamLoad } from "~/courses/components/exam-load";
import { coursesPath, newCoursePath } from "~/courses/course-links";
import * as m from "~/courses/messages";
import { ButtonLink } from "~/ui/button";
import { type FormResult, noticeAbove } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { PageHeader } from "~/ui/page-header";
import { useOfflineGuard } from "~/ui/use-offline-guard";

/** The form of a new course, with the days until its exam before anything is saved. */
export function NewCourseScreen({
  view,
  result,
}: {
  view: CourseFormView;
  result: FormResult | undefined;
}) {
  useOfflineGuard();
  return (
    <section className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-8 pb-16">
      <PageHeader
        title={m.newCourseTitle()}
        actions={
          <ButtonLink to={coursesPath} variant="quiet" className="max-sm:-ms-1">
            {m.allCourses()}
          </ButtonLink>
        }
      />
      <NoticeToast notice={noticeAbove(result)} stays />
      {view.load ? <ExamLoad {...view.load} isDraft /> : null}
      <CourseForm path={newCoursePath} view={view} result={result} isNew />
    </section>
  );
}
