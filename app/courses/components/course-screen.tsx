import { CourseCollections } from "~/courses/components/course-collections";
import { CourseForm } from "~/courses/components/course-form";
import type { CollectionsView, CourseFormView } from "~/courses/components/course-views";
import { DeleteQuestion } from "~/courses/components/delete-course";
import { ExamLoad } from "~/courses/components/exam-load";
import { WaysToStudy } from "~/courses/components/ways-to-study";
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
  /** How many it holds. */
  documents: number;
  /** Of the documents that have pages. */
  pages: number;
  /** Cards and questions in review, whenever they come. */
  kept: number;
  /** Whether anything has been said about it. */
  hasNotes: boolean;
  view: CourseFormView;
  collections: CollectionsView;
  result: FormResult | undefined;
}

function describeDay({
  due,
  fresh,
  kept,
  documents,
}: {
  due: number;
  fresh: number;
  kept: number;
  documents: number;
}): string {
  if (due + fresh > 0) return m.dueToday({ due, fresh });
  if (kept > 0) return m.nothingDue();
  return documents > 0 ? m.nothingInReview() : m.emptyCourse();
}

/** A course: what is due, the ways to study it, the days until the exam, and its form. */
export function CourseScreen({
  id,
  title,
  exam,
  due,
  new: fresh,
  documents,
  pages,
  kept,
  hasNotes,
  view,
  collections,
  result,
}: CourseProps) {
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
        <span className="block tabular-nums">{exam}</span>
        <span className="block text-base tabular-nums">{m.holds({ documents, pages, kept })}</span>
      </PageHeader>
      <NoticeToast notice={noticeAbove(result)} stays />
      <div className="grid justify-items-start gap-3">
        <p className="text-lg tabular-nums">{describeDay({ due, fresh, kept, documents })}</p>
        {due + fresh > 0 ? (
          <ButtonLink to={courseSessionLink(id)} className="min-h-12 max-sm:w-full">
            {m.reviewCourse()}
          </ButtonLink>
        ) : null}
      </div>
      {documents > 0 ? <WaysToStudy id={id} hasNotes={hasNotes} /> : null}
      {view.load && (kept > 0 || view.isDraft) ? (
        <ExamLoad {...view.load} isDraft={view.isDraft} />
      ) : null}
      <section className="grid gap-4 border-t border-line pt-6">
        <h2 className="text-xl">{m.courseDetails()}</h2>
        <CourseForm key={id} path={courseLink(id)} view={view} result={result} />
      </section>
      <CourseCollections courseId={id} {...collections} />
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
