import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Made with a quiz
  untitled: () => "Quiz",
  instructions: () =>
    "Wähle zu jeder Frage die beste Antwort. Jede Frage kannst du nur ein Mal beantworten.",
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "Das Material reichte nur für # gute Frage, deshalb ist das Quiz kürzer als gewünscht.",
        other:
          "Das Material reichte nur für # gute Fragen, deshalb ist das Quiz kürzer als gewünscht.",
      },
      "de",
    ),
  shorterTitle: () => "Ein kürzeres Quiz",

  // Why no quiz was made
  topicMissing: () => "Gib ein Thema ein",
  fileMissing: () => "Lade eine Datei hoch oder erstell ein Quiz zu einem Thema",
  tooLittle: ({ name }) =>
    `„${name}“ enthält nicht genug für ein Quiz. Versuch es mit einer anderen Datei.`,
  tooLittleInCourse: ({ name }) =>
    `„${name}“ enthält nicht genug für ein Quiz. Füg dem Kurs weitere Dokumente hinzu.`,
  tooLittleInParts: ({ name }) =>
    `Diese Abschnitte von „${name}“ enthalten nicht genug für ein Quiz. Versuch es mit dem ganzen Dokument.`,
  tooLittleAbout: ({ name, topic }) =>
    `In „${name}“ steht nicht genug über „${topic}“ für ein Quiz. Versuch es mit einer anderen Datei oder einem weiter gefassten Thema.`,
  generationFailed: () => "Das Quiz konnte nicht erstellt werden. Versuch es noch mal.",
  keyRefused: () =>
    "Das Quiz konnte nicht erstellt werden. Bitte die Administration, den API-Schlüssel zu aktualisieren.",
  notGeneratedTitle: () => "Kein Quiz erstellt",
  serverError: () => "Fehler auf dem Server",

  quizNotFound: () => "Dieses Quiz wurde nicht gefunden. Vielleicht wurde es gelöscht.",
} satisfies Catalogue<typeof import("../en/generation")>;
