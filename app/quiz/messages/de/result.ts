import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  resultTitle: ({ percentage, quiz }) => `${percentage}\u00a0%, ${quiz}`,

  // The score
  retryHeading: () => "Fehler noch mal üben",
  correctInSeconds: ({ correct, total, seconds }) =>
    plural(
      seconds,
      {
        one: (number) => `${correct} von ${total} richtig in ${number} Sekunde`,
        other: (number) => `${correct} von ${total} richtig in ${number} Sekunden`,
      },
      "de",
    ),
  correctInMinutes: ({ correct, total, time }) =>
    `${correct} von ${total} richtig in ${time} Minuten`,
  difficultyEasy: () => "Schwierigkeit: leicht",
  difficultyMedium: () => "Schwierigkeit: mittel",
  difficultyHard: () => "Schwierigkeit: schwer",
  retryMissed: ({ count }) => plural(count, { other: "# Fehler noch mal üben" }, "de"),
  anotherQuiz: () => "Neues Quiz",

  // The review
  review: () => "Deine Antworten",
  answeredCorrectly: () => "Richtig",
  answeredWrongly: () => "Falsch",
  reported: () => "Aussortiert",
  numberedQuestion: ({ number, question }) => `${number}. ${question}`,
  yourAnswer: ({ answer }) => ["Deine Antwort: ", answer],
  correctAnswer: ({ answer }) => ["Richtige Antwort: ", answer],
  saidElsewhere: () => "Diese Wörter stammen aus einem anderen Teil des Textes.",
  saidOfIt: () => "Im Text steht dazu:",
  lookAgain: () => "Diese Frage noch mal ansehen",

  // Retrying
  notFinished: () => "Beantworte zuerst alle Fragen dieses Quiz.",
  nothingWrong: () => "Alle Antworten waren richtig. Es gibt nichts zu wiederholen.",
  nothingToRetryTitle: () => "Nichts zu wiederholen",
  notRetriedTitle: () => "Das neue Quiz konnte nicht gestartet werden",
  noAnswer: () => "Fennec ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch mal.",
} satisfies Catalogue<typeof import("../en/result")>;
