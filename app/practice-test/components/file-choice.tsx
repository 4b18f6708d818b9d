import { useId } from "react";
import * as m from "~/practice-test/messages";
import { ChoiceCard } from "~/ui/choice-card";
import { describedBy, FieldErrors } from "~/ui/field-errors";

/** One of the learner's files. */
export type FileView = {
  id: string;
  name: string;
  status: "ready" | "reading" | "unreadable";
  problem: string | null;
  pages: number | null;
  words: number | null;
  /** How many questions it holds, in words; null if that is not known. */
  holds: string | null;
};

/** The course that the page is about. */
export type CourseView = {
  id: string;
  name: string;
  documents: number;
  status: "ready" | "reading" | "unreadable" | "empty";
};

function describeCourse({ status, documents }: CourseView): string {
  if (status === "reading") return m.stillReading();
  if (status === "unreadable") return m.noText();
  return m.courseOf({ count: documents });
}

function describeFile({ status, pages, words, holds }: FileView): string {
  if (status === "reading") return m.stillReading();
  if (status === "unreadable") return m.noText();
  const facts = [
    pages === null ? null : m.pages({ count: pages }),
    words === null ? null : m.words({ count: words }),
    holds,
  ];
  return m.facts({ facts: facts.filter((fact) => fact !== null) });
}

/** The learner's files, and a course before them, to choose one. */
export function FileChoice({
  files,
  course,
  chosen,
  errors,
}: {
  files: FileView[];
  /** Chosen by an empty `fileId`; the page's URL has the `courseId`. */
  course: CourseView | null;
  chosen: string | null;
  errors?: string[];
}) {
  const id = useId();
  const choices = [
    ...(course
      ? [{ id: "", name: course.name, status: course.status, facts: describeCourse(course) }]
      : []),
    ...files.map((file) => ({ ...file, facts: describeFile(file) })),
  ];
  return (
    <fieldset
      data-mistake={errors?.length ? "" : undefined}
      aria-describedby={describedBy(id, false, errors)}
      className="group grid min-w-0 grid-cols-1 gap-1.5"
    >
      <legend className="mb-2 text-base font-semibold">
        {course ? m.courseAndFiles() : m.yourFiles()}
      </legend>
      <div className="-m-1 grid max-h-104 gap-2 overflow-y-auto p-1">
        {choices.map(({ id: value, name, status, facts }) => (
          <ChoiceCard
            key={value}
            type="radio"
            name="fileId"
            value={value}
            defaultChecked={value === chosen && status === "ready"}
            disabled={status !== "ready"}
            className="min-h-14 gap-3 px-4 group-data-mistake:border-rust! has-focus-visible:outline-offset-1 has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunk"
          >
            <bdi className="line-clamp-2 font-semibold leading-tight wrap-anywhere">{name}</bdi>
            <span className="block text-sm text-soft tabular-nums">{facts}</span>
          </ChoiceCard>
        ))}
      </div>
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}
