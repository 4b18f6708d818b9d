import { Form } from "@remix-run/react";
import { type FormEvent, useRef } from "react";
import type { DeckHistoryItem, DeckSettings as Settings } from "~/flashcards/components/card-views";
import { DeckHistory } from "~/flashcards/components/deck-history";
import { deckSizes, noContentMessage, noContentTitle } from "~/flashcards/deck-rules";
import { Button } from "~/ui/button";
import { CheckCards } from "~/ui/check-cards";
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

/** What the cards are about, how many and of which kind; earlier decks below. */
export function DeckSettings({
  file,
  holdings,
  settings,
  result,
  pending,
  limit,
  decks,
  onSubmit,
}: {
  file: { id: string; name: string } | null;
  holdings: SetupHoldings;
  settings: Settings;
  result?: FormResult;
  pending: boolean;
  /** The most cards the plan allows in one deck. */
  limit: number;
  decks: DeckHistoryItem[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  useOfflineGuard();
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  useRevalidation(holdings.isComing);
  const kept = result?.values;
  const noContent = result?.errors.topic?.includes(noContentMessage);
  const notice = noContent
    ? { tone: "error" as const, title: noContentTitle, message: noContentMessage }
    : result?.notice;
  const checked = (
    name: "includeTerm" | "includeDefinition" | "includeExamples" | "trackMastery",
  ) => (kept ? kept[name] === "on" : settings[name]);
  if (pending) {
    return (
      <Generating heading="h1" title="Generating your flashcards">
        Picking one fact for each card.
      </Generating>
    );
  }
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-8 pb-16">
      <SetupHeader title="New flashcards" file={file} holdings={holdings} />
      <NoticeToast notice={notice} stays={Object.keys(result?.errors ?? {}).length === 0} />
      <Form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-6">
        <IdempotencyKeyField />
        {file ? (
          <>
            <input type="hidden" name="fileId" value={file.id} />
            <RadioCards
              legend="Make them from"
              name="useActiveFile"
              defaultValue={kept?.useActiveFile ?? String(!holdings.isEmpty)}
              errors={result?.errors.useActiveFile}
              options={[
                { value: "true", label: "This document", hint: file.name },
                { value: "false", label: "A topic", hint: "Named below" },
              ]}
            />
          </>
        ) : null}
        <TextField
          label="Topic"
          name="topic"
          dir="auto"
          maxLength={200}
          defaultValue={kept?.topic ?? settings.topic}
          errors={result?.errors.topic}
          hint={
            file && !holdings.isEmpty
              ? "Optional: focus on one part of the document."
              : "For example: photosynthesis, the French Revolution, Spanish verbs."
          }
        />
        <CountField
          label="Number of cards"
          name="count"
          min={deckSizes.min}
          max={deckSizes.max}
          step={deckSizes.step}
          marks={[5, 25, 50, 75, 100]}
          value={kept?.count ?? String(settings.count)}
          errors={result?.errors.count}
          hint={[
            holdings.isEmpty ? null : holdings.text,
            limit >= deckSizes.max
              ? "5 to 100, in steps of 5."
              : `5 to 100, in steps of 5. The free plan includes up to ${limit} in one deck.`,
          ]
            .filter(Boolean)
            .join(" ")}
        />
        <CheckCards
          legend="What to ask for"
          options={[
            {
              name: "includeTerm",
              label: "Terms",
              hint: "Name what is described",
              defaultChecked: checked("includeTerm"),
            },
            {
              name: "includeDefinition",
              label: "Definitions",
              hint: "Say what a term means",
              defaultChecked: checked("includeDefinition"),
            },
            {
              name: "includeExamples",
              label: "Examples",
              hint: "Give an example",
              defaultChecked: checked("includeExamples"),
            },
          ]}
        />
        <CheckCards
          legend="While you study"
          options={[
            {
              name: "trackMastery",
              label: "Track mastery",
              hint: "Rate each card; it comes back when you are about to forget it.",
              defaultChecked: checked("trackMastery"),
            },
          ]}
        />
        <Button className="min-h-12 sm:justify-self-start">Generate Flashcards</Button>
      </Form>
      <DeckHistory decks={decks} />
    </section>
  );
}
