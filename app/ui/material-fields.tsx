import type { FormResult } from "~/ui/form-result";
import * as m from "~/ui/messages";
import { RadioCards } from "~/ui/radio-cards";
import type { StudiedView } from "~/ui/setup-header";
import { TextField } from "~/ui/text-field";

/** The fields that choose what to ask about: the selected document or course, a part of it, or a topic. */
export function MaterialFields({
  legend,
  studied,
  isEmpty,
  parts,
  topic,
  withoutDocument = null,
  result,
}: {
  legend: string;
  studied: StudiedView;
  /** Whether nothing can be made of the document or course. */
  isEmpty: boolean;
  /** How many of its parts the URL names; 0: all of it. */
  parts: number;
  /** The initial topic. */
  topic?: string;
  /** Shown in place of the document's name; without it, the choice is left out if no document is selected. */
  withoutDocument?: string | null;
  result?: FormResult;
}) {
  const { name, courseId } = studied;
  const usesFile = name !== null && !isEmpty;
  return (
    <>
      {name === null && withoutDocument === null ? null : (
        <RadioCards
          legend={legend}
          name="useActiveFile"
          defaultValue={result?.values.useActiveFile ?? String(usesFile)}
          errors={result?.errors.useActiveFile}
          options={[
            {
              value: "true",
              label: courseId === null ? m.thisDocument() : m.thisCourse(),
              hint: name === null ? (withoutDocument ?? "") : hintOf(name, parts),
            },
            { value: "false", label: m.aTopic(), hint: m.namedBelow() },
          ]}
        />
      )}
      <TextField
        label={m.topic()}
        name="topic"
        dir="auto"
        maxLength={200}
        defaultValue={result?.values.topic ?? topic}
        errors={result?.errors.topic}
        hint={usesFile ? topicHint(courseId) : m.topicExamples()}
      />
    </>
  );
}

function hintOf(name: string, parts: number): string {
  return parts > 0 ? m.someParts({ count: parts, file: name }) : name;
}

function topicHint(courseId: string | null): string {
  return courseId === null ? m.topicOptional() : m.topicOfCourseOptional();
}
