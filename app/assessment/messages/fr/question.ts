import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Choosing how many
  countMissing: () => "Choisis un nombre de questions entre 1 et 100.",
  countNotWhole: () => "Choisis un nombre entier de questions.",
  countTooSmall: () => "Choisis au moins 1 question.",
  countTooLarge: () => "Choisis 100 questions au plus.",

  // A question
  questionOf: ({ number, total }) => `Question ${number} sur ${total}`,
  options: () => "Choix",
  optionLetter: ({ letter }) => `${letter} : `,
  chosenCorrect: () => "Ta réponse, juste",
  chosenWrong: () => "Ta réponse, fausse",
  correctOption: () => "Bonne réponse",

  // Answering
  howSure: () => "Tu réponds\u00a0:",
  sure: () => "Sans hésiter",
  notSure: () => "En hésitant",
  optionMissing: () => "Choisis une réponse.",
  optionUnknown: () => "Choisis une des réponses proposées.",
  questionNotFound: () => "Question introuvable. Elle a peut-être été supprimée.",

  // What the text says about the options
  youChose: ({ option }) => ["Tu as choisi « ", option, " »."],
  saidBelow: () => "Le passage ci-dessous en parle aussi.",
  saidElsewhere: () => "Ces mots viennent d’une autre partie du texte.",
  saidOfIt: () => "Voici ce qu’en dit le texte :",
  rightAnswer: ({ option }) => ["La bonne réponse est « ", option, " »."],
  otherOptions: () => "Ce que le texte dit des autres choix",
  optionList: ({ options }) =>
    options.flatMap((option, index) => [index > 0 ? ", « " : "« ", option, " »"]),

  // Earlier work
  questionCount: ({ count }) => plural(count, { one: "# question", other: "# questions" }, "fr"),
} satisfies Catalogue<typeof import("../en/question")>;
