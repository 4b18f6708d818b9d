import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // What a test is made from
  fileMissing: () => "Lade eine Datei hoch, um einen Übungstest zu erstellen",
  textMissing: () => "Gib einen Text ein, um einen Übungstest zu erstellen",
  textBesideFile: () =>
    "Du hast Text eingegeben, aber „Datei hochladen“ gewählt. Wähle „Text einfügen“, um deinen Text zu verwenden, oder leere das Textfeld.",
  bothGiven: () => "Wähle entweder eine Datei oder füg Text ein, nicht beides.",
  textTooLong: ({ limit }) =>
    `Dieser Text hat mehr als ${formatNumber(limit, "de")} Zeichen. Kürze ihn oder lade ihn als Datei hoch.`,

  // Why no test was made
  generationFailed: () =>
    "Beim Erstellen deines Übungstests ist etwas schiefgegangen. Versuch es noch mal.",
  noQuestions: () =>
    "Aus diesem Material ließen sich keine Fragen erstellen. Versuch es mit anderem Material.",
  notGeneratedTitle: () => "Keine Fragen erstellt",
  noAnswerToForm: () => "Beim Erstellen deines Übungstests ist etwas schiefgegangen",

  // A test that was made
  readyTitle: () => "Dein Übungstest ist fertig",
  ready: ({ count }) =>
    plural(
      count,
      { one: "# Frage aus deinem Material", other: "# Fragen aus deinem Material" },
      "de",
    ),
  readyWith: ({ ready, more }) => `${ready}. ${more}`,
  materialHolds: ({ count }) => `Insgesamt reicht es für ${count}.`,
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "Das Material reichte nur für # gute Frage, deshalb ist der Übungstest kürzer als gewünscht.",
        other:
          "Das Material reichte nur für # gute Fragen, deshalb ist der Übungstest kürzer als gewünscht.",
      },
      "de",
    ),

  testNotFound: () => "Dieser Übungstest wurde nicht gefunden. Vielleicht wurde er gelöscht.",
} satisfies Catalogue<typeof import("../en/generation")>;
