import type { Catalogue } from "~/localization/catalogue";

export default {
  // A question and its answer, as a sample
  demoFile: () => "Animais do deserto, capítulo 3.pdf",
  demoPages: () => "12 páginas",
  demoQuestion: () => "Por que as orelhas do feneco são tão grandes?",
  demoAnswer: () =>
    "Por dois motivos: elas liberam calor e ouvem as presas que se movem sob a areia.",
  demoQuote: ({ mark }) => [
    "As orelhas grandes ",
    mark("liberam o excesso de calor"),
    " e captam sons debaixo da terra.",
  ],
  demoPage: () => "Página 4",

  // Features
  featuresTitle: () => "O que você pode fazer com o Fennec",
  snap: () => "Da foto ao texto",
  snapText: () =>
    "Uma foto das suas anotações, um PDF ou um arquivo do Word vira texto para pesquisar e fazer perguntas.",
  quizzes: () => "Quizzes na hora",
  quizzesText: () =>
    "Questões do seu próprio material em instantes, com explicação para cada resposta.",
  explanations: () => "Explicações claras",
  explanationsText: () =>
    "Pergunte o que uma frase quer dizer. A resposta mostra, palavra por palavra, o trecho em que se baseia.",
  multilingual: () => "No seu idioma",
  multilingualText: () =>
    "Estude no idioma das suas aulas. O Fennec responde no idioma em que você escreve.",

  // How it works
  uploadStep: () => "Envie seu material",
  uploadStepText: () => "PDFs, imagens ou texto. Vários de uma vez.",
  chooseStep: () => "Escolha como estudar",
  chooseStepText: () => "Flashcards, quizzes ou chat com IA.",
  learnStep: () => "Aprenda com conteúdo sob medida",
  learnStepText: () => "Criado a partir do seu próprio material e conferido com ele.",
  tryItNow: () => "Experimentar agora",

  // Testimonials
  whatStudentsSay: () => "O que dizem os estudantes",
  fiveStars: () => "Cinco de cinco estrelas",
  // The people and their words are invented.
  biologyStudent: () => "Estudante de Biologia",
  biologyStudentSays: () =>
    "À meia-noite pergunto sobre a apostila da aula, e ele me mostra a linha exata.",
  languageLearner: () => "Aprende espanhol",
  languageLearnerSays: () =>
    "Fotografo uma página do livro e já tenho um quiz antes de o bonde chegar.",
  nursingTrainee: () => "Estudante de Enfermagem",
  nursingTraineeSays: () => "Volto sempre por causa das explicações. São curtas e fazem sentido.",
} satisfies Catalogue<typeof import("../en/sections")>;
