import type { DeckSettings } from "~/flashcards/components/card-views";
import * as m from "~/flashcards/messages";
import { CheckCards } from "~/ui/check-cards";

interface Choices {
  settings: DeckSettings;
  /** The values of a form that was refused. */
  kept: Record<string, string> | undefined;
}

type Choice = "includeTerm" | "includeDefinition" | "includeExamples" | "trackMastery";

function option({ settings, kept }: Choices, name: Choice, label: string, hint: string) {
  return { name, label, hint, defaultChecked: kept ? kept[name] === "on" : settings[name] };
}

export function CardKinds(choices: Choices) {
  return (
    <CheckCards
      legend={m.cardKinds()}
      options={[
        option(choices, "includeTerm", m.terms(), m.termsHint()),
        option(choices, "includeDefinition", m.definitions(), m.definitionsHint()),
        option(choices, "includeExamples", m.examples(), m.examplesHint()),
      ]}
    />
  );
}

export function MasteryChoice(choices: Choices) {
  return (
    <CheckCards
      legend={m.whileStudying()}
      options={[option(choices, "trackMastery", m.trackMastery(), m.trackMasteryHint())]}
    />
  );
}
