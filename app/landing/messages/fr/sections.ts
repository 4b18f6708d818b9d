import type { Catalogue } from "~/localization/catalogue";

export default {
  // A question and its answer, as a sample
  demoFile: () => "Animaux du désert, chapitre 3.pdf",
  demoPages: () => "12 pages",
  demoQuestion: () => "Pourquoi le fennec a-t-il de si grandes oreilles\u202f?",
  demoAnswer: () =>
    "Pour deux raisons\u00a0: elles évacuent la chaleur et entendent les proies bouger sous le sable.",
  demoQuote: ({ mark }) => [
    "Les grandes oreilles ",
    mark("évacuent l’excès de chaleur"),
    " et captent les sons sous terre.",
  ],
  demoPage: () => "Page 4",

  // Features
  featuresTitle: () => "Ce que tu peux faire avec Fennec",
  snap: () => "De la photo au texte",
  snapText: () =>
    "Une photo de tes notes, un PDF ou un fichier Word devient un texte que tu peux parcourir et interroger.",
  quizzes: () => "Des quiz en un instant",
  quizzesText: () =>
    "Des questions tirées de ton propre cours en quelques instants, avec une explication pour chaque réponse.",
  explanations: () => "Des explications claires",
  explanationsText: () =>
    "Demande ce que veut dire une phrase. La réponse montre, mot pour mot, le passage sur lequel elle s’appuie.",
  multilingual: () => "Fennec est polyglotte",
  multilingualText: () =>
    "Étudie dans la langue de ton cours. Fennec répond dans la langue où tu écris.",

  // How it works
  uploadStep: () => "Importe ton cours",
  uploadStepText: () => "PDF, images ou texte. Plusieurs à la fois.",
  chooseStep: () => "Choisis comment apprendre",
  chooseStepText: () => "Flashcards, quiz ou Chat IA.",
  learnStep: () => "Apprends avec un contenu fait pour toi",
  learnStepText: () => "Tiré de ton propre cours et vérifié à la source.",
  tryItNow: () => "Essayer maintenant",

  // Testimonials
  whatStudentsSay: () => "Ce qu’on dit de Fennec",
  fiveStars: () => "Cinq étoiles sur cinq",
  // The people and their words are invented.
  biologyStudent: () => "Étudiante en biologie",
  biologyStudentSays: () =>
    "À minuit, je pose une question sur le polycopié, et il me montre la ligne exacte.",
  languageLearner: () => "Apprend l’espagnol",
  languageLearnerSays: () =>
    "Je photographie une page de mon manuel, et j’ai un quiz avant l’arrivée du tram.",
  nursingTrainee: () => "Étudiante infirmière",
  nursingTraineeSays: () =>
    "Ce sont les explications qui me font revenir. Elles sont courtes et claires.",
} satisfies Catalogue<typeof import("../en/sections")>;
