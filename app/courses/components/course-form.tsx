import { Form, useNavigation } from "@remix-run/react";
import { useId, useRef } from "react";
import type { CourseFormView } from "~/courses/components/course-views";
import { courseLimits } from "~/courses/course-limits";
import { examDateId } from "~/courses/course-links";
import * as m from "~/courses/messages";
import { Button, ButtonLink } from "~/ui/button";
import { ChoiceCard } from "~/ui/choice-card";
import { describedBy, FieldErrors } from "~/ui/field-errors";
import type { FormResult } from "~/ui/form-result";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { TextField } from "~/ui/text-field";
import { useErrorFocus } from "~/ui/use-error-focus";

/** Name, exam date and documents of a course; its days can be shown before it is saved. */
export function CourseForm({
  path,
  view,
  result,
  isNew = false,
}: {
  path: string;
  view: CourseFormView;
  result: FormResult | undefined;
  isNew?: boolean;
}) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const saving = navigation.formMethod === "POST" && navigation.formAction === path;
  useErrorFocus(form, result);
  const values = result?.values;
  const errors: FormResult["errors"] = result?.errors ?? {};
  const examErrors = errors.examOn ?? (view.examProblem ? [view.examProblem] : undefined);
  return (
    <Form ref={form} method="post" action={path} noValidate className="grid gap-6">
      {isNew ? <IdempotencyKeyField /> : null}
      <TextField
        label={m.name()}
        name="name"
        dir="auto"
        required
        maxLength={courseLimits.nameLength}
        autoComplete="off"
        defaultValue={values?.name ?? view.name}
        {...(isNew ? { hint: m.nameHint() } : {})}
        {...(errors.name ? { errors: errors.name } : {})}
      />
      <TextField
        id={examDateId}
        label={m.examDate()}
        name="examOn"
        type="date"
        min={view.earliest}
        defaultValue={values?.examOn ?? view.examOn}
        hint={m.examDateHint()}
        className="sm:w-60"
        {...(examErrors ? { errors: examErrors } : {})}
      />
      <Documents
        documents={view.documents.map((document) => ({
          ...document,
          isChecked: values ? document.field in values : document.isChecked,
        }))}
        errors={errors.fileIds}
      />
      <SaveOrPreview isNew={isNew} saving={saving} />
    </Form>
  );
}

function SaveOrPreview({ isNew, saving }: { isNew: boolean; saving: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant={isNew ? "primary" : "secondary"}
        pending={saving}
        pendingText={m.saving()}
        className="min-h-12 max-sm:w-full"
      >
        {m.save()}
      </Button>
      <Button
        variant={isNew ? "secondary" : "quiet"}
        formMethod="get"
        name="show"
        value="days"
        className="min-h-12 max-sm:w-full"
      >
        {m.showDays()}
      </Button>
    </div>
  );
}

function Documents({
  documents,
  errors,
}: {
  documents: CourseFormView["documents"];
  errors: string[] | undefined;
}) {
  const id = useId();
  return (
    <fieldset
      className="grid gap-1.5"
      aria-describedby={describedBy(id, false, errors)}
      data-mistake={errors ? true : undefined}
    >
      <legend className="mb-1.5 text-base font-semibold">{m.courseDocuments()}</legend>
      {documents.length > 0 ? (
        <div className="grid gap-2">
          {documents.map(({ field, name, isChecked }) => (
            <ChoiceCard
              key={field}
              type="checkbox"
              name={field}
              defaultChecked={isChecked}
              className="min-h-12 gap-3 px-4 has-focus-visible:outline-offset-2"
            >
              <span dir="auto" className="block leading-tight wrap-anywhere">
                {name}
              </span>
            </ChoiceCard>
          ))}
        </div>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-base text-soft">{m.noDocuments()}</p>
          <ButtonLink to="/app/upload" variant="secondary">
            {m.uploadDocuments()}
          </ButtonLink>
        </div>
      )}
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}
