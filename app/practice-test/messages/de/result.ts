import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  resultTitle: ({ percentage, test }) => `${percentage}\u00a0%, ${test}`,

  // The score
  complete: () => "Test geschafft",
  scored: ({ correct, total }) => `${correct} von ${total} Fragen richtig`,
  startNew: () => "Neuen Übungstest starten",
  takeAgain: () => "Diesen Test noch mal machen",
  toDashboard: () => "Zurück zur Übersicht",

  // The review
  review: () => "Deine Antworten",
  numberedQuestion: ({ number, question }) => `${number}. ${question}`,
  explanation: () => "Erklärung",

  // Taking it again
  notFinished: () => "Beantworte zuerst alle Fragen dieses Tests.",
  allReported: () => "Du hast alle Fragen dieses Tests aussortiert. Es gibt nichts mehr zu fragen.",
  notBegunTitle: () => "Der Test konnte nicht neu gestartet werden",
  noAnswer: () => "Fennec ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch mal.",
} satisfies Catalogue<typeof import("../en/result")>;
