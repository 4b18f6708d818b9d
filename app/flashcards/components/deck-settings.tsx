import { Form } from "@remix-run/react";
import { type FormEvent, useRef } from "react";
import type { DeckSettings as Settings } from "~/flashcards/components/card-views";
import { CardKinds, MasteryChoice } from "~/flashcards/components/deck-choices";
import { deckSizes } from "~/flashcards/deck-rules";
import * as m from "~/flashcards/messages";
import { modeThatMakes } from "~/study-modes";
import { Button } from "~/ui/button";
import { CountField } from "~/ui/count-field";
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
import { WorkList, type WorkRow } from "~/ui/work-list";

interface SettingsProps {
  file: { id: string; name: string } | null;
  holdings: SetupHoldings;
  settings: Settings;
  /** The most cards that the plan allows in one deck. */
  limit: number;
  result?: FormResult;
}

/** What the cards are about, how many and of which kind; earlier decks below. */
export function DeckSettings({
  pending,
  decks,
  onSubmit,
  ...props
}: SettingsProps & {
  pending: boolean;
  decks: WorkRow[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const { file, holdings, result } = props;
  useOfflineGuard();
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  useRevalidation(holdings.isComing);
  if (pending) {
    return (
      <Generating heading="h1" title={m.generating()}>
        {m.pickingFacts()}
      </Generating>
    );
  }
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-8 pb-16">
      <SetupHeader
        title={m.newCards()}
        file={file}
        holdings={holdings}
        instead={holdings.instead && modeThatMakes(holdings.instead)}
      />
      <NoticeToast
        notice={noticeOf(result)}
        stays={Object.keys(result?.errors ?? {}).length === 0}
      />
      <Form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-6">
        <IdempotencyKeyField />
        <SettingsFields {...props} />
        <Button className="min-h-12 sm:justify-self-start">{m.generate()}</Button>
      </Form>
      <WorkList title={m.yourDecks()} rows={decks} />
    </section>
  );
}

/** If neither a file nor a topic was given, a notice says so, next to the field's error. */
function noticeOf(result: FormResult | undefined) {
  return result?.errors.topic?.includes(m.noContent())
    ? { tone: "error" as const, title: m.noContentTitle(), message: m.noContent() }
    : result?.notice;
}

function SettingsFields({ file, holdings, settings, limit, result }: SettingsProps) {
  const kept = result?.values;
  return (
    <>
      {file ? (
        <>
          <input type="hidden" name="fileId" value={file.id} />
          <RadioCards
            legend={m.makeFrom()}
            name="useActiveFile"
            defaultValue={kept?.useActiveFile ?? String(!holdings.isEmpty)}
            errors={result?.errors.useActiveFile}
            options={[
              { value: "true", label: m.thisDocument(), hint: file.name },
              { value: "false", label: m.aTopic(), hint: m.namedBelow() },
            ]}
          />
        </>
      ) : null}
      <TextField
        label={m.topic()}
        name="topic"
        dir="auto"
        maxLength={200}
        defaultValue={kept?.topic ?? settings.topic}
        errors={result?.errors.topic}
        hint={file && !holdings.isEmpty ? m.topicOptional() : m.topicExamples()}
      />
      <CountField
        label={m.count()}
        name="count"
        min={deckSizes.min}
        max={deckSizes.max}
        step={deckSizes.step}
        marks={[5, 25, 50, 75, 100]}
        value={kept?.count ?? String(settings.count)}
        errors={result?.errors.count}
        hint={
          <>
            {holdings.isEmpty || !holdings.text ? null : `${holdings.text} `}
            {limit >= deckSizes.max ? m.countRange() : m.countRangeFree({ limit })}
          </>
        }
      />
      <CardKinds settings={settings} kept={kept} />
      <MasteryChoice settings={settings} kept={kept} />
    </>
  );
}
