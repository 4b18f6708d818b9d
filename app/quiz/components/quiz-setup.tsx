import type { FormEvent } from "react";
import * as m from "~/quiz/messages";
import { modeThatMakes } from "~/study-modes";
import type { FormResult } from "~/ui/form-result";
import { MaterialFields } from "~/ui/material-fields";
import { RadioCards } from "~/ui/radio-cards";
import type { ItemCountsNotice, StudiedView } from "~/ui/setup-header";
import { SetupScreen } from "~/ui/setup-screen";
import { TextField } from "~/ui/text-field";
import type { WorkRow } from "~/ui/work-list";

/** What the quiz is about, how hard and how long; earlier quizzes below. */
export function QuizSetup({
  studied,
  itemCounts,
  result,
  pending,
  limit,
  history,
  parts,
  onSubmit,
}: {
  studied: StudiedView;
  itemCounts: ItemCountsNotice;
  result?: FormResult;
  pending: boolean;
  /** The most questions that the plan allows in one quiz. */
  limit: number;
  history: WorkRow[];
  /** How many parts of the document the address names; 0: all of it. */
  parts: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  return (
    <SetupScreen
      title={m.newQuiz()}
      studied={studied}
      itemCounts={itemCounts}
      instead={itemCounts.instead && modeThatMakes(itemCounts.instead)}
      generating={
        pending
          ? { title: m.generating(), about: studied.name ? m.checkingText() : m.lookingForFacts() }
          : null
      }
      result={result}
      button={m.generate()}
      history={{ title: m.earlier(), rows: history }}
      onSubmit={onSubmit}
    >
      <QuizFields {...{ studied, itemCounts, limit, parts, result }} />
    </SetupScreen>
  );
}

interface FieldsProps {
  itemCounts: ItemCountsNotice;
  limit: number;
  result?: FormResult;
}

function QuizFields({
  studied,
  itemCounts,
  limit,
  parts,
  result,
}: FieldsProps & { studied: StudiedView; parts: number }) {
  const kept = result?.values ?? {};
  const errors = result?.errors ?? {};
  return (
    <>
      <MaterialFields
        legend={m.makeFrom()}
        studied={studied}
        isEmpty={itemCounts.isEmpty}
        parts={parts}
        withoutDocument={m.noDocument()}
        result={result}
      />
      <RadioCards
        legend={m.difficulty()}
        name="difficulty"
        defaultValue={kept.difficulty ?? "medium"}
        errors={errors.difficulty}
        options={[
          { value: "easy", label: m.easy() },
          { value: "medium", label: m.medium() },
          { value: "hard", label: m.hard() },
        ]}
      />
      <QuestionCount itemCounts={itemCounts} limit={limit} result={result} />
    </>
  );
}

function QuestionCount({ itemCounts, limit, result }: FieldsProps) {
  return (
    <TextField
      label={m.count()}
      name="questionCount"
      type="number"
      inputMode="numeric"
      min={1}
      max={100}
      defaultValue={result?.values.questionCount ?? "10"}
      onBlur={(event) => {
        if (Number.isNaN(event.target.valueAsNumber)) event.target.value = "1";
      }}
      errors={result?.errors.questionCount}
      className="max-w-36 tabular-nums"
      hint={
        <>
          {itemCounts.isEmpty || !itemCounts.text ? null : `${itemCounts.text} `}
          {limit >= 100 ? m.countRange() : m.countRangeFree({ limit })}
        </>
      }
    />
  );
}
