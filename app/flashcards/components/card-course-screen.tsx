import { Form, useNavigation } from "@remix-run/react";
import { type CourseChoice, CourseField } from "~/assessment/components/course-field";
import * as m from "~/flashcards/messages";
import { Button, ButtonLink } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { PageHeader } from "~/ui/page-header";
import { useOfflineGuard } from "~/ui/use-offline-guard";

/** The course of one card, to change. */
export function CardCourseScreen({
  front,
  courses,
  courseId,
  back,
  result,
}: {
  front: string;
  courses: CourseChoice[];
  courseId: string | null;
  /** The card in its deck. */
  back: string;
  result?: FormResult;
}) {
  useOfflineGuard();
  const moving = useNavigation().formMethod === "POST";
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-6 pb-16">
      <PageHeader title={m.cardCourseTitle()}>{m.cardCourseHint()}</PageHeader>
      <NoticeToast notice={result?.notice} />
      <p dir="auto" className="font-semibold wrap-anywhere">
        {front}
      </p>
      <Form method="post" className="grid gap-6">
        <CourseField courses={courses} selected={result?.values.courseId ?? courseId} />
        <div className="flex flex-wrap gap-3">
          <Button pending={moving} pendingText={m.moving()}>
            {m.moveCard()}
          </Button>
          <ButtonLink to={back} variant="secondary">
            {m.cancel()}
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}
