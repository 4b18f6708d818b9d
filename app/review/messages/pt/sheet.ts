import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  onPaper: () => "No papel",
  sheetIntroduction: ({ most }) =>
    `Imprima a revisão de hoje, com até ${most} itens, e responda à caneta. As respostas ficam em uma página separada. Depois, registre aqui o que você marcou.`,
  printSheet: () => "Imprimir",
  printByBrowser: () => "Imprima esta página pelo navegador.",
  nothingToPrint: () => "Não há nada para revisar hoje, então não há nada para imprimir.",

  // Finding a sheet
  sheetCode: () => "Código de uma folha",
  sheetCodeHint: () => "Está impresso no alto da folha, como K7MF-2QXD.",
  openSheet: () => "Abrir",
  anotherSheet: () => "Registrar outra folha",
  todaysSheet: () => "Folha de hoje",
  sheetNotFound: () =>
    "Não encontramos nenhuma folha com este código. As folhas ficam guardadas por 60 dias.",

  // Entering
  enterAnswers: () => "O que você marcou",
  leftOut: () => "Sem resposta",
  itemGone: () => "Já foi excluído.",
  enteredRight: ({ answer }) => `Registrado: ${answer}. Certo.`,
  enteredWrong: ({ answer, right }) => `Registrado: ${answer}. A resposta é ${right}.`,
  entered: ({ answer }) => `Registrado: ${answer}.`,
  saveSheet: () => "Salvar respostas",
  nothingTicked: () => "Escolha pelo menos uma resposta.",
  sheetNotSaved: () => "As respostas não foram salvas",
  sheetSaved: ({ count }) =>
    plural(count, { one: "# resposta salva", other: "# respostas salvas" }, "pt"),
  sheetSavedBefore: () => "Estas respostas já estavam salvas",

  // The printed sheet
  printedTitle: ({ day }) => `Revisão, ${day}`,
  printedCode: ({ code }) => `Código ${code}`,
  printedHow: () =>
    "Marque uma alternativa em cada questão e escreva a resposta dos flashcards na linha. Depois, vá para as respostas.",
  printedAnswers: () => "Respostas",
  printedEnter: ({ address }) =>
    `Marque se cada flashcard foi fácil ou difícil. Depois, registre tudo em ${address}.`,
  nothingForSheet: () => "Nada está pendente, então não há nada para imprimir.",
} satisfies Catalogue<typeof import("../en/sheet")>;
