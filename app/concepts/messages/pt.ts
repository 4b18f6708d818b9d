import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  title: () => "Conceitos",
  titleOf: ({ name }) => `Conceitos, ${name}`,

  // Heading
  heading: ({ name }) => `Conceitos: ${name}`,
  readText: () => "Ler o texto",
  openCourse: () => "Abrir disciplina",
  reckoning: ({ fewest }) =>
    `Cada questão e cada flashcard conta uma vez, com sua última resposta. Uma parte é fraca quando você acerta menos de 3 em cada 4. Com menos de ${fewest} respostas, ela não é avaliada.`,

  // Parts
  weak: () => "Partes fracas",
  known: () => "Partes que você domina",
  unclear: () => "Ainda faltam respostas",
  unasked: () => "Ainda não perguntado",
  noneWeak: () => "Nenhuma parte fraca até agora.",
  rightOf: ({ right, answers }) =>
    plural(
      answers,
      {
        one: (number) => `${right} de ${number} certa`,
        other: (number) => `${right} de ${number} certas`,
      },
      "pt",
    ),
  page: ({ page }) => `Página ${page}`,
  pageOf: ({ page, document }) => `${document}, página ${page}`,
  keyTerm: () => "Termo-chave",
  keyTermOn: ({ page }) => `Termo-chave, página ${page}`,
  beforeFirstHeading: () => "Antes do primeiro título",
  wholeDocument: () => "O documento inteiro",

  // Practice of the weak parts
  quizMe: () => "Criar quiz",
  makeCards: () => "Criar flashcards",
  reviewDue: ({ count }) =>
    plural(count, { one: "Revisar # pendente", other: "Revisar # pendentes" }, "pt"),
  reviewAnyway: () => "Revisar antes da hora",
  weakestOnly: ({ count }) =>
    plural(
      count,
      { one: "Sobre a parte mais fraca.", other: "Sobre as # partes mais fracas." },
      "pt",
    ),
  decksInReview: () =>
    "Baralhos e provas anteriores aparecem na Revisão. O quiz e os novos flashcards são feitos só a partir de documentos.",
  decksByThemselves: () =>
    "O quiz e os novos flashcards são feitos só a partir de documentos. Para praticar um baralho, abra-o.",
  generatingQuiz: () => "Criando seu quiz",
  generatingCards: () => "Criando seus flashcards",
  fromWeakParts: () => "A partir do que você menos domina.",

  // Without answers
  noAnswersTitle: () => "Nenhuma resposta ainda",
  noAnswers: () =>
    "Faça um quiz ou um simulado sobre este documento ou revise os flashcards dele. Depois você vê aqui quais partes menos domina.",
  noAnswersInCourse: () =>
    "Faça um quiz ou um simulado sobre esta disciplina ou revise os flashcards dela. Depois você vê aqui quais partes dos documentos menos domina.",
  takeQuiz: () => "Fazer quiz",
} satisfies Catalogue<typeof import("./en")>;
