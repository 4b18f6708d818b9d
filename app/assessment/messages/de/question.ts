import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Choosing how many
  countMissing: () => "Wähle eine Anzahl von 1 bis 100 Fragen.",
  countNotWhole: () => "Die Anzahl der Fragen muss eine ganze Zahl sein.",
  countTooSmall: () => "Wähle mindestens 1 Frage.",
  countTooLarge: () => "Wähle höchstens 100 Fragen.",

  // A question
  questionOf: ({ number, total }) => `Frage ${number} von ${total}`,
  options: () => "Antworten",
  optionLetter: ({ letter }) => `${letter}: `,
  chosenCorrect: () => "Deine Antwort, richtig",
  chosenWrong: () => "Deine Antwort, falsch",
  correctOption: () => "Richtige Antwort",

  // Answering
  howSure: () => "Wie sicher bist du dir?",
  sure: () => "Sicher",
  notSure: () => "Nicht sicher",
  optionMissing: () => "Wähle eine Antwort.",
  optionUnknown: () => "Wähle eine der Antworten.",
  questionNotFound: () => "Diese Frage wurde nicht gefunden. Vielleicht wurde sie gelöscht.",

  // What the text says about the options
  youChose: ({ option }) => ["Du hast „", option, "“ gewählt."],
  saidBelow: () => "Auch darum geht es in der Textstelle unten.",
  saidElsewhere: () => "Diese Wörter stammen aus einem anderen Teil des Textes.",
  saidOfIt: () => "Im Text steht dazu:",
  rightAnswer: ({ option }) => ["Richtig ist „", option, "“."],
  otherOptions: () => "Was im Text zu den anderen Antworten steht",
  optionList: ({ options }) =>
    options.flatMap((option, index) => [index > 0 ? ", „" : "„", option, "“"]),

  // Earlier work
  questionCount: ({ count }) => plural(count, { one: "# Frage", other: "# Fragen" }, "de"),
} satisfies Catalogue<typeof import("../en/question")>;
