import { useId } from "react";
import * as m from "~/assessment/messages";
import { describedBy } from "~/ui/field-errors";
import { FieldFrame } from "~/ui/field-frame";
import { Select } from "~/ui/select";

export interface CourseChoice {
  id: string;
  name: string;
}

/** The course that something belongs to; nothing while the learner has none. */
export function CourseField({
  courses,
  selected,
  hint,
}: {
  courses: readonly CourseChoice[];
  selected: string | null | undefined;
  hint?: string;
}) {
  const id = useId();
  if (courses.length === 0) return null;
  return (
    <FieldFrame id={id} label={m.courseField()} hint={hint}>
      <Select
        id={id}
        name="courseId"
        defaultValue={selected ?? ""}
        aria-describedby={describedBy(id, Boolean(hint), undefined)}
      >
        <option value="">{m.noCourse()}</option>
        {courses.map((course) => (
          <option key={course.id} value={course.id}>
            {course.name}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
