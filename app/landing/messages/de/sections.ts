import type { Catalogue } from "~/localization/catalogue";

export default {
  // A question and its answer, as a sample
  demoFile: () => "Wüstentiere, Kapitel 3.pdf",
  demoPages: () => "12 Seiten",
  demoQuestion: () => "Warum hat ein Fennek so große Ohren?",
  demoAnswer: () =>
    "Aus zwei Gründen: Sie geben Wärme ab, und sie hören Beute, die sich unter dem Sand bewegt.",
  demoQuote: ({ mark }) => [
    "Die großen Ohren ",
    mark("geben überschüssige Wärme ab"),
    " und nehmen Geräusche unter der Erde wahr.",
  ],
  demoPage: () => "Seite 4",

  // Features
  featuresTitle: () => "Was du mit Fennec machen kannst",
  snap: () => "Vom Foto zum Text",
  snapText: () =>
    "Aus einem Foto deiner Notizen, einem PDF oder einer Word-Datei wird Text, den du durchsuchen und zu dem du Fragen stellen kannst.",
  quizzes: () => "Quizze im Handumdrehen",
  quizzesText: () =>
    "In wenigen Augenblicken Fragen aus deinem eigenen Material, mit einer Erklärung zu jeder Antwort.",
  explanations: () => "Kluge Erklärungen",
  explanationsText: () =>
    "Frag, was ein Satz bedeutet. Die Antwort zeigt dir Wort für Wort die Textstelle, auf die sie sich stützt.",
  multilingual: () => "In vielen Sprachen zu Hause",
  multilingualText: () =>
    "Lerne in der Sprache deines Kurses. Fennec antwortet in der Sprache, in der du schreibst.",

  // How it works
  uploadStep: () => "Lade dein Material hoch",
  uploadStepText: () => "PDFs, Bilder oder Text. Auch mehrere auf einmal.",
  chooseStep: () => "Wähle, wie du lernen willst",
  chooseStepText: () => "Karteikarten, Quiz oder KI-Chat.",
  learnStep: () => "Lerne mit Inhalten, die zu dir passen",
  learnStepText: () => "Aus deinem eigenen Material erstellt und daran überprüft.",
  tryItNow: () => "Jetzt ausprobieren",

  // Testimonials
  whatStudentsSay: () => "Das sagen Lernende",
  fiveStars: () => "Fünf von fünf Sternen",
  // The people and their words are invented.
  biologyStudent: () => "Biologiestudentin",
  biologyStudentSays: () =>
    "Ich frage um Mitternacht nach dem Vorlesungsskript und bekomme genau die Zeile gezeigt.",
  languageLearner: () => "Lernt Spanisch",
  languageLearnerSays: () =>
    "Ich fotografiere eine Seite aus meinem Lehrbuch und habe ein Quiz, bevor die Straßenbahn kommt.",
  nursingTrainee: () => "In der Pflegeausbildung",
  nursingTraineeSays: () =>
    "Wegen der Erklärungen komme ich immer wieder. Sie sind kurz und leuchten ein.",
} satisfies Catalogue<typeof import("../en/sections")>;
