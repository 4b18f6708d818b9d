import { FileUp, PenLine } from "lucide-react";
import type { FormEvent } from "react";
import type { DeckSettings as Settings } from "~/flashcards/components/card-views";
import { CardKinds, MasteryChoice } from "~/flashcards/components/deck-choices";
import { deckSizes } from "~/flashcards/deck-rules";
import * as m from "~/flashcards/messages";
import { modeThatMakes } from "~/study-modes";
import { scopedLink } from "~/study-scope";
import { ButtonLink } from "~/ui/button";
import { CountField } from "~/ui/count-field";
import type { FormResult } from "~/ui/form-result";
import { RadioCards } from "~/ui/radio-cards";
import type { SetupHoldings, StudiedView } from "~/ui/setup-header";
import { SetupScreen } from "~/ui/setup-screen";
import { TextField } from "~/ui/text-field";
import type { WorkRow } from "~/ui/work-list";

interface SettingsProps {
  studied: StudiedView;
  holdings: SetupHoldings;
  settings: Settings;
  /** How many parts of the document the address names; 0: all of it. */
  parts: number;
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
  const { studied, holdings, result } = props;
  return (
    <SetupScreen
      title={m.newCards()}
      studied={studied}
      holdings={holdings}
      instead={holdings.instead && modeThatMakes(holdings.instead)}
      generating={pending ? { title: m.generating(), about: m.pickingFacts() } : null}
      result={withNotice(result)}
      button={m.generate()}
      history={{ title: m.yourDecks(), rows: decks }}
      onSubmit={onSubmit}
    >
      <SettingsFields {...props} />
    </SetupScreen>
  );
}

/** If neither a file nor a topic was given, a notice says so, next to the field's error. */
function withNotice(result: FormResult | undefined): FormResult | undefined {
  if (!result?.errors.topic?.includes(m.noContent())) return result;
  const notice = { tone: "error" as const, title: m.noContentTitle(), message: m.noContent() };
  return { ...result, notice };
}

/** A page that puts what it makes into the course. */
const ofCourse = (path: string, courseId: string | null) =>
  courseId === null ? path : scopedLink(path, { fileId: null, courseId });

function hintOf(name: string, parts: number): string {
  return parts > 0 ? m.someParts({ count: parts, file: name }) : name;
}

function topicHint(courseId: string | null): string {
  return courseId === null ? m.topicOptional() : m.topicOfCourseOptional();
}

function SettingsFields({ studied, holdings, settings, parts, limit, result }: SettingsProps) {
  const kept = result?.values;
  const { name, courseId } = studied;
  return (
    <>
      {name === null ? null : (
        <RadioCards
          legend={m.makeFrom()}
          name="useActiveFile"
          defaultValue={kept?.useActiveFile ?? String(!holdings.isEmpty)}
          errors={result?.errors.useActiveFile}
          options={[
            {
              value: "true",
              label: courseId === null ? m.thisDocument() : m.thisCourse(),
              hint: hintOf(name, parts),
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
        defaultValue={kept?.topic ?? settings.topic}
        errors={result?.errors.topic}
        hint={name !== null && !holdings.isEmpty ? topicHint(courseId) : m.topicExamples()}
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
      <div className="-mx-3 flex flex-wrap">
        <ButtonLink to={ofCourse("/app/flashcards/import", courseId)} variant="quiet">
          <FileUp aria-hidden="true" className="size-4" />
          {m.importLink()}
        </ButtonLink>
        <ButtonLink to={ofCourse("/app/flashcards/new-card", courseId)} variant="quiet">
          <PenLine aria-hidden="true" className="size-4" />
          {m.writeCardTitle()}
        </ButtonLink>
      </div>
    </>
  );
}
