import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";
import type { PaperProblem } from "../../past-paper/past-paper";

const paperProblem = (problem: PaperProblem): string => {
  switch (problem) {
    case "no_answer":
      return "Es wurde keine Antwort gefunden.";
    case "unknown_option":
      return "Die Lösung ist keine der Antwortmöglichkeiten.";
    case "few_options":
      return "Es gibt weniger als zwei Antwortmöglichkeiten, oder eine ist leer.";
    case "many_options":
      return "Es gibt mehr als sechs Antwortmöglichkeiten.";
    case "same_options":
      return "Zwei Antwortmöglichkeiten sind gleich.";
    case "too_long":
      return "Der Text ist länger als 1.000 Zeichen.";
    case "no_question":
      return "Das gehört zu keiner Frage.";
    case "repeated":
      return "Das kommt weiter oben schon vor.";
  }
};

export default {
  // The page
  pastPaper: () => "Altklausur",
  pastPaperHint: () =>
    "Aus Fragen mit Lösungen werden Aufgaben zum Wiederholen: Multiple-Choice-Fragen bleiben Fragen, aus den anderen werden Karten. Du siehst, was erkannt wurde, bevor etwas vorgemerkt wird.",
  paperText: () => "Fragen und Antworten einfügen",
  paperTextHint: () =>
    "Nummerierte Fragen, Antwortmöglichkeiten mit Buchstaben. Die Lösungen stehen nach jeder Frage, sind markiert oder kommen als Liste am Ende.",
  paperFile: () => "Oder wähle eine Datei",
  paperFileHint: ({ formats }) =>
    `${new Intl.ListFormat("de", { type: "disjunction" }).format(formats)}, bis 25\u00a0MB.`,
  checkPaper: () => "Klausur einlesen",
  checkingPaper: () => "Wird gelesen\u00a0…",

  // What was recognised
  paperItems: ({ questions, cards }) =>
    `${plural(questions, { one: "# Multiple-Choice-Frage", other: "# Multiple-Choice-Fragen" }, "de")}, ${plural(cards, { one: "# Karte", other: "# Karten" }, "de")}`,
  notKeptYet: ({ items }) => `${items}. Noch ist nichts vorgemerkt.`,
  recognised: () => "Erkannt",
  paperLine: ({ line }) => `Zeile ${line}`,
  severalRight: () => "Mehrere Möglichkeiten sind richtig, deshalb wird eine Karte daraus.",
  leftOutQuestions: ({ count }) =>
    plural(count, { one: "# Frage wird ausgelassen", other: "# Fragen werden ausgelassen" }, "de"),
  paperOption: ({ letter, option }) => [`${letter}. `, option],
  rightPaperOption: ({ letter, option }) => [`${letter}. `, option, " (richtig)"],
  skippedLine: ({ line, problem }) => `Zeile ${line}: ${problem}`,
  linesWithoutQuestion: ({ from, to }) => `Zeilen ${from} bis ${to}: Sie gehören zu keiner Frage.`,
  skippedLines: ({ count }) =>
    plural(
      count,
      { one: "# Zeile wurde übersprungen", other: "# Zeilen wurden übersprungen" },
      "de",
    ),
  keepPaper: ({ count }) =>
    plural(count, { one: "# Aufgabe vormerken", other: "# Aufgaben vormerken" }, "de"),
  keepingPaper: () => "Wird vorgemerkt\u00a0…",
  paperTitle: () => "Name",
  changePaper: () => "Text ändern",

  // What became of it
  paperKept: ({ count }) =>
    plural(
      count,
      {
        one: "# Aufgabe zum Wiederholen vorgemerkt",
        other: "# Aufgaben zum Wiederholen vorgemerkt",
      },
      "de",
    ),
  paperNotRead: () => "Die Klausur wurde nicht eingelesen",
  paperMissing: () => "Wähle eine Datei oder füg Fragen und Antworten ein.",
  paperWrongType: ({ formats }) =>
    `Wähle eine Datei dieser Typen: ${new Intl.ListFormat("de").format(formats)}.`,
  paperTooLarge: () => "Diese Datei ist größer als 25\u00a0MB.",
  paperTooLong: () =>
    "Dieser Text hat mehr als 500.000 Zeichen oder mehr als 1.000 Fragen. Lies ihn in Teilen ein.",
  paperOneFile: () => "Wähle immer nur eine Datei.",
  paperIncomplete: () => "Das Hochladen war unvollständig. Versuch es noch mal.",
  paperUnreadable: () =>
    "Fennec konnte in dieser Datei keinen Text lesen. Bei einem Scan musst du den Text abtippen oder einfügen.",
  paperBusy: () => "Fennec liest gerade andere Dateien. Versuch es in einer Minute noch mal.",
  noPaperItems: () =>
    "Es wurde keine Frage mit Antwort gefunden. Jede Frage braucht eine Nummer oder „Frage:“ und eine Antwort.",

  // Why a line became nothing
  paperProblem,
} satisfies Catalogue<typeof import("../en/past-paper")>;
