import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Why no deck was made
  noContentTitle: () => "Nichts ausgewählt",
  noContent: () => "Wähle eine Datei oder gib ein Thema ein, um Karteikarten zu erstellen.",
  generationFailed: () => "Die Karteikarten konnten nicht erstellt werden. Versuch es noch mal.",
  notGeneratedTitle: () => "Keine Karteikarten erstellt",
  tooLittle: ({ name }) =>
    `„${name}“ enthält nicht genug für Karteikarten. Versuch es mit einer anderen Datei.`,
  tooLittleInCourse: ({ name }) =>
    `„${name}“ enthält nicht genug für Karteikarten. Füg dem Kurs weitere Dokumente hinzu.`,
  tooLittleInParts: ({ name }) =>
    `Diese Abschnitte von „${name}“ enthalten nicht genug für Karteikarten. Versuch es mit dem ganzen Dokument.`,
  tooLittleAbout: ({ name, topic }) =>
    `In „${name}“ steht nicht genug über „${topic}“ für Karteikarten. Versuch es mit einer anderen Datei oder einem weiter gefassten Thema.`,
  countMissing: () => "Wähle eine Anzahl von 5 bis 100 Karten.",
  countTooSmall: () => "Wähle mindestens 5 Karten.",
  countTooLarge: () => "Wähle höchstens 100 Karten.",
  countNotInSteps: () => "Wähle ein Vielfaches von 5, zum Beispiel 15 oder 20.",

  // A deck that was made
  untitled: () => "Karteikarten",
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "Das Material reichte nur für # gute Karte, deshalb ist der Stapel kleiner als gewünscht.",
        other:
          "Das Material reichte nur für # gute Karten, deshalb ist der Stapel kleiner als gewünscht.",
      },
      "de",
    ),
} satisfies Catalogue<typeof import("../en/generation")>;
