import type { Catalogue } from "~/localization/catalogue";

export default {
  // Beside the form
  whatFennecDoes: () => "Was Fennec macht",
  marketingTitle: () => "Dein freundlicher KI-Lernbuddy",
  answersTitle: () => "Lernen mit KI",
  answersText: () =>
    "Stell Fragen zu deinem eigenen Material. Jede Antwort zeigt, auf welcher Seite sie steht.",
  quizzesTitle: () => "Interaktive Quizze",
  quizzesText: () =>
    "Fragen aus dem, was du hochlädst, jede mit einer Erklärung, sobald du antwortest.",
  flashcardsTitle: () => "Karteikarten auf Knopfdruck",
  flashcardsText: () =>
    "Die wichtigsten Begriffe aus deinem Material, auf Karten, mit denen du gleich loslegen kannst.",
} satisfies Catalogue<typeof import("../en/marketing")>;
