import { Form } from "@remix-run/react";
import { type FormEvent, useRef } from "react";
import { Button } from "~/ui/button";
import { type EarlierItem, EarlierWork } from "~/ui/earlier-work";
import type { FormResult } from "~/ui/form-result";
import { Generating } from "~/ui/generating";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { NoticeToast } from "~/ui/notice-toast";
import { RadioCards } from "~/ui/radio-cards";
import { SetupHeader, type SetupHoldings } from "~/ui/setup-header";
import { TextField } from "~/ui/text-field";
import { useErrorFocus } from "~/ui/use-error-focus";
import { useOfflineGuard } from "~/ui/use-offline-guard";
import { useRevalidation } from "~/ui/use-revalidation";

const difficulties = [
  { value: "easy", label: "Easy" },
  { value: "medium", label: "Medium" },
  { value: "hard", label: "Hard" },
];

/** What the quiz is about, how hard and how long; earlier quizzes below. */
export function QuizSetup({
  file,
  holdings,
  result,
  pending,
  limit,
  history,
  onSubmit,
}: {
  file: { id: string; name: string } | null;
  holdings: SetupHoldings;
  result?: FormResult;
  pending: boolean;
  /** The most questions the plan allows in one quiz. */
  limit: number;
  history: EarlierItem[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  useOfflineGuard();
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  useRevalidation(holdings.isComing);
  const kept = result?.values ?? {};
  const notice = result?.notice;
  if (pending) {
    return (
      <Generating heading="h1" title="Generating your quiz">
        {file ? "Checking every answer against your text." : "Looking for what is worth asking."}
      </Generating>
    );
  }
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-8 pb-16">
      <SetupHeader title="New quiz" file={file} holdings={holdings} />
      <NoticeToast notice={notice} stays={Object.keys(result?.errors ?? {}).length === 0} />
      <Form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-6">
        <IdempotencyKeyField />
        {file ? <input type="hidden" name="fileId" value={file.id} /> : null}
        <RadioCards
          legend="Make it from"
          name="useActiveFile"
          defaultValue={kept.useActiveFile ?? String(file !== null && !holdings.isEmpty)}
          errors={result?.errors.useActiveFile}
          options={[
            { value: "true", label: "This document", hint: file?.name ?? "None is chosen" },
            { value: "false", label: "A topic", hint: "Named below" },
          ]}
        />
        <TextField
          label="Topic"
          name="topic"
          dir="auto"
          maxLength={200}
          defaultValue={kept.topic}
          errors={result?.errors.topic}
          hint={
            file && !holdings.isEmpty
              ? "Optional: focus on one part of the document."
              : "For example: photosynthesis, the French Revolution, Spanish verbs."
          }
        />
        <RadioCards
          legend="Difficulty"
          name="difficulty"
          defaultValue={kept.difficulty ?? "medium"}
          errors={result?.errors.difficulty}
          options={difficulties}
        />
        <TextField
          label="Number of questions"
          name="questionCount"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          defaultValue={kept.questionCount ?? "10"}
          onBlur={(event) => {
            if (Number.isNaN(event.target.valueAsNumber)) event.target.value = "1";
          }}
          errors={result?.errors.questionCount}
          className="max-w-36 tabular-nums"
          hint={[
            holdings.isEmpty ? null : holdings.text,
            limit >= 100
              ? "1 to 100."
              : `1 to 100. The free plan includes up to ${limit} in one quiz.`,
          ]
            .filter(Boolean)
            .join(" ")}
        />
        <Button className="min-h-12 sm:justify-self-start">Generate Quiz</Button>
      </Form>
      <EarlierWork title="Earlier quizzes" items={history} />
    </section>
  );
}
