import type { Catalogue } from "~/localization/catalogue";

export default {
  // The switch
  tryFirst: () => "Tentar primeiro",
  tryFirstHint: () => "Você responde de memória antes de ver a resposta.",
  tryFirstUnchanged: () => "“Tentar primeiro” não foi alterado",

  // A question that is asked back
  tryItFirst: () => "Tente primeiro: do que você se lembra?",
  tryItFirstOnPage: ({ page }) => `Tente primeiro: do que você se lembra? Está na página ${page}.`,
  whatYouRemember: () => "O que você lembra",
  showAnswer: () => "Mostrar resposta",
  justTellMe: () => "Só quero a resposta",
  attemptTooLong: () => "Sua resposta precisa ter menos de 2.000 caracteres.",
  answerNotShown: () => "A resposta não foi mostrada",

  // The answer beside what was remembered
  yourAnswer: () => "Sua resposta",
  wordsFound: () => "As palavras da sua resposta estão marcadas abaixo.",
  keepAnswer: () => "Guardar para revisar",
  answerKept: () => "Guardada para revisar",
  answerKeptWhere: () => "Agora é um flashcard em “Meus flashcards”.",
  answerNotKept: () => "A resposta não foi guardada",
  nothingToKeep: () => "Não há nenhuma resposta com fontes para guardar.",
} satisfies Catalogue<typeof import("../en/try-first")>;
