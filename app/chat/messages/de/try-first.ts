import type { Catalogue } from "~/localization/catalogue";

export default {
  // The switch
  tryFirst: () => "Erst selbst versuchen",
  tryFirstHint: () => "Du antwortest aus dem Gedächtnis, bevor du die Antwort siehst.",
  tryFirstUnchanged: () => "„Erst selbst versuchen“ wurde nicht geändert",

  // A question that is asked back
  tryItFirst: () => "Versuch es erst selbst: Was weißt du noch?",
  tryItFirstOnPage: ({ page }) =>
    `Versuch es erst selbst: Was weißt du noch? Es steht auf Seite ${page}.`,
  whatYouRemember: () => "Was du noch weißt",
  showAnswer: () => "Antwort zeigen",
  justTellMe: () => "Sag’s mir einfach",
  attemptTooLong: () => "Deine Antwort darf höchstens 2.000 Zeichen haben.",
  answerNotShown: () => "Die Antwort wurde nicht gezeigt",

  // The answer beside what was remembered
  yourAnswer: () => "Deine Antwort",
  wordsFound: () => "Wörter aus deiner Antwort sind unten markiert.",
  keepAnswer: () => "Zum Wiederholen vormerken",
  answerKept: () => "Zum Wiederholen vorgemerkt",
  answerKeptWhere: () => "Du findest sie jetzt als Karte in „Meine Karten“.",
  answerNotKept: () => "Die Antwort wurde nicht vorgemerkt",
  nothingToKeep: () => "Es gibt keine Antwort mit Quellen zum Vormerken.",
} satisfies Catalogue<typeof import("../en/try-first")>;
