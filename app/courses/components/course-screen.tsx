import { CourseForm } from "~/courses/components/course-form";
import type { CourseFormView } from "~/courses/components/course-views";
import { DeleteQuestion } from "~/courses/components/delete-course";
import { ExamLoad } from "~/courses/components/exam-load";
import {
  courseLink,
  courseSessionLink,
  coursesPath,
  deleteCourseLink,
} from "~/courses/course-links";
import * as m from "~/courses/messages";
import { ButtonLink } from "~/ui/button";
import { ConfirmLink } from "~/ui/confirm-link";
import { type FormResult, noticeAbove } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { PageHeader } from "~/ui/page-header";
import { useOfflineGuard } from "~/ui/use-offline-guard";

interface CourseProps {
  id: string;
  title: string;
  /** "Exam in 12 days, on December 9" */
  exam: string;
  due: number;
  new: number;
  view: CourseFormView;
  result: FormResult | undefined;
}

/** A course: what is due, the days until the exam, and its form. */
export function CourseScreen({ id, title, exam, due, new: fresh, view, result }: CourseProps) {
  useOfflineGuard();
  return (
    <section className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-8 pb-16">
      <PageHeader
        title={title}
        actions={
          <ButtonLink to={coursesPath} variant="quiet" className="max-sm:-ms-1">
            {m.allCourses()}
          </ButtonLink>
        }
      >
        <span className="tabular-nums">{exam}</span>
      </PageHeader>
      <NoticeToast notice={noticeAbove(result)} stays />
      <div className="grid justify-items-start gap-3">
        <p className="text-lg tabular-nums">
          {due + fresh > 0 ? `${m.dueToday({ due, fresh })}.` : m.nothingDue()}
        </p>
        {due + fresh > 0 ? (
          <ButtonLink to={courseSessionLink(id)} className="min-h-12 max-sm:w-full">
            {m.reviewCourse()}
          </ButtonLink>
        ) : null}
      </div>
      {view.load ? <ExamLoad {...view.load} isDraft={view.isDraft} /> : null}
      <section className="grid gap-4 border-t border-line pt-6">
        <h2 className="text-xl">{m.courseDetails()}</h2>
        <CourseForm key={id} path={courseLink(id)} view={view} result={result} />
      </section>
      <div className="border-t border-line pt-4">
        <ConfirmLink
          to={deleteCourseLink(id)}
          title={m.deleteTitle()}
          question={<DeleteQuestion name={title} />}
          confirm={m.deleteCourse()}
          refuse={m.keepCourse()}
          pendingText={m.deleting()}
          className="-ms-2 inline-flex min-h-11 items-center rounded-card px-2 text-base font-semibold text-rust hover:bg-rust-wash"
        >
          {m.deleteCourse()}
        </ConfirmLink>
      </div>
    </section>
  );
}
