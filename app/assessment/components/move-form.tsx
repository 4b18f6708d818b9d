import { Form, useNavigation } from "@remix-run/react";
import { type CourseChoice, CourseField } from "~/assessment/components/course-field";
import * as m from "~/assessment/messages";
import { Button } from "~/ui/button";

export interface MoveFormView {
  /** Of the deck. */
  id: string;
  /** The path that takes the form. */
  action: string;
  courses: readonly CourseChoice[];
  courseId: string | null;
  /** The page to return to. */
  back: string;
}

/** The course of a deck that belongs to no document, to change; nothing while the learner has none. */
export function MoveForm({ id, action, courses, courseId, back }: MoveFormView) {
  const { formAction } = useNavigation();
  if (courses.length === 0) return null;
  return (
    <Form method="post" action={action} className="grid gap-3">
      <input type="hidden" name="collection" value={id} />
      <input type="hidden" name="back" value={back} />
      <CourseField key={courseId} courses={courses} selected={courseId} />
      <Button
        variant="secondary"
        pending={formAction === action}
        pendingText={m.savingCourse()}
        className="justify-self-start"
      >
        {m.saveCourse()}
      </Button>
    </Form>
  );
}
