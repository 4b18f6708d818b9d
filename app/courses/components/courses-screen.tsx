import { Link } from "@remix-run/react";
import { Plus } from "lucide-react";
import { newCoursePath } from "~/courses/course-links";
import * as m from "~/courses/messages";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { useOfflineGuard } from "~/ui/use-offline-guard";

interface CourseRow {
  id: string;
  name: string;
  href: string;
  /** "Exam in 12 days, on December 9" */
  exam: string;
  documents: number;
  due: number;
  new: number;
  /** Cards and questions in review, whenever they come. */
  kept: number;
}

/** The learner's courses, the next exam first. */
export function CoursesScreen({ courses }: { courses: CourseRow[] }) {
  useOfflineGuard();
  if (courses.length === 0) return <NoCourses />;
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-6 pb-16">
      <PageHeader
        title={m.coursesTitle()}
        actions={
          <ButtonLink to={newCoursePath} className="mx-2">
            <Plus aria-hidden="true" className="size-5" />
            {m.makeCourse()}
          </ButtonLink>
        }
      >
        {m.coursesHint()}
      </PageHeader>
      <ul className="grid">
        {courses.map(({ id, name, href, exam, documents, due, new: fresh, kept }) => (
          <li key={id} className="border-t border-line py-1 first:border-t-0">
            <Link
              to={href}
              className="-mx-3 grid min-h-14 items-center gap-x-6 gap-y-0.5 rounded-card px-3 py-2.5 hover:bg-sunk sm:grid-cols-[1fr_auto]"
            >
              <span className="min-w-0">
                <span className="block leading-snug font-semibold wrap-anywhere">
                  <bdi>{name}</bdi>
                </span>
                <span className="block text-base text-soft tabular-nums">{exam}</span>
              </span>
              <span className="text-base tabular-nums sm:text-end">
                <span className={due + fresh > 0 ? "font-semibold" : "text-soft"}>
                  {m.dueToday({ due, fresh })}
                </span>
                <span className="text-soft sm:block">
                  <span className="sm:hidden"> · </span>
                  {m.holds({ documents, pages: 0, kept })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoCourses() {
  return (
    <EmptyState
      heading="h1"
      title={m.noCourses()}
      action={<ButtonLink to={newCoursePath}>{m.makeFirstCourse()}</ButtonLink>}
    >
      {m.noCoursesHint()}
    </EmptyState>
  );
}
