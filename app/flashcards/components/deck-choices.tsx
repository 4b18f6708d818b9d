import type { DeckSettings } from "~/flashcards/components/card-views";
import * as m from "~/flashcards/messages";
import { CheckCards } from "~/ui/check-cards";

interface Choices {
  settings: DeckSettings;
  /** The values of a form that was refused. */
  kept: Record<string, string> | undefined;
}

type Choice = "includeTerm" | "includeDefinition" | "includeExamples" | "trackMastery";

function isChecked({ settings, kept }: Choices, name: Choice): boolean {
  return kept ? kept[name] === "on" : settings[name];
}

export function CardKinds(choices: Choices) {
  return (
    <CheckCards
      legend={m.cardKinds()}
      options={[
        {
          name: "includeTerm",
          label: m.terms(),
          hint: m.termsHint(),
          defaultChecked: isChecked(choices, "includeTerm"),
        },
        {
          name: "includeDefinition",
          label: m.definitions(),
          hint: m.definitionsHint(),
          defaultChecked: isChecked(choices, "includeDefinition"),
        },
        {
          name: "includeExamples",
          label: m.examples(),
          hint: m.examplesHint(),
          defaultChecked: isChecked(choices, "includeExamples"),
        },
      ]}
    />
  );
}

export function MasteryChoice(choices: Choices) {
  return (
    <CheckCards
      legend={m.whileStudying()}
      options={[
        {
          name: "trackMastery",
          label: m.trackMastery(),
          hint: m.trackMasteryHint(),
          defaultChecked: isChecked(choices, "trackMastery"),
        },
      ]}
    />
  );
}
