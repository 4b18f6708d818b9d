import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  importTitle: () => "Importar flashcards",
  importHint: () =>
    "Do Anki, do Quizlet ou de uma planilha. Um arquivo ou um texto colado vira um novo baralho.",
  importPastPaper: () => "Tem questões e respostas de uma prova anterior?",
  importFile: () => "Ou escolha um arquivo",
  importFileHint: () =>
    "Um pacote do Anki (.apkg), .csv ou .tsv, de até 25\u00a0MB. Imagens, sons e etiquetas ficam de fora.",
  importText: () => "Cole seus flashcards",
  importTextHint: () =>
    "Um flashcard por linha: a frente, depois uma tabulação, vírgula, ponto e vírgula ou travessão, e então o verso.",
  importButton: () => "Importar flashcards",
  importing: () => "Importando…",
  importLink: () => "Importar flashcards",

  // Why nothing was imported
  notImportedTitle: () => "Nenhum flashcard foi importado",
  nothingToImport: () => "Escolha um arquivo ou cole alguns flashcards.",
  importWrongType: () => "Escolha um arquivo .apkg, .csv ou .tsv.",
  importTooLarge: () => "Esse arquivo passa de 25\u00a0MB.",
  importTextTooLong: () => "Esse texto é longo demais. Importe-o como arquivo .csv.",
  importOneFile: () => "Importe um arquivo de cada vez.",
  importIncomplete: () => "O envio ficou incompleto. Tente de novo.",
  importUnreadable: () =>
    "Não encontramos nenhum flashcard aí. Confira se é um pacote do Anki ou se há um flashcard por linha.",
  importUnfinished: () =>
    "O Fennec não conseguiu terminar de ler esse arquivo. Tente de novo ou importe em partes.",
  importBusy: () => "O Fennec está lendo outros arquivos. Importe o seu de novo daqui a um minuto.",
  importTooMany: () =>
    "É mais do que cabe em um baralho: 10.000 flashcards e 8 milhões de caracteres. Importe em partes.",

  // What became no card
  skippedNoSeparator: () => "Não há separador entre a frente e o verso.",
  skippedNoNote: () => "Falta a nota dele.",
  skippedNoFront: () => "A frente está vazia.",
  skippedNoBack: () => "O verso está vazio.",
  skippedFrontTooLong: () => "A frente tem mais de 1.000 caracteres.",
  skippedBackTooLong: () => "O verso tem mais de 1.000 caracteres.",

  // What was imported
  importedDeck: () => "Flashcards importados",
  importedTitle: ({ count }) =>
    plural(count, { one: "# flashcard importado", other: "# flashcards importados" }, "pt"),
  nothingNewTitle: () => "Nenhum flashcard novo",
  importedExisting: ({ count }) =>
    plural(
      count,
      {
        one: "# flashcard já existia. Ele mantém o texto e o seu progresso.",
        other: "# flashcards já existiam. Eles mantêm os textos e o seu progresso.",
      },
      "pt",
    ),
  importedDecks: ({ count }) => `O pacote tinha ${count} baralhos; aqui eles são um só.`,
  importedTags: () => "As etiquetas ficaram de fora.",
  importedMedia: ({ count }) =>
    plural(
      count,
      {
        one: "# imagem ou som ficou de fora.",
        other: "# imagens e sons ficaram de fora.",
      },
      "pt",
    ),
  importedSuspended: ({ count }) =>
    plural(
      count,
      {
        one: "# flashcard estava suspenso no Anki; aqui ele aparece como os outros.",
        other: "# flashcards estavam suspensos no Anki; aqui eles aparecem como os outros.",
      },
      "pt",
    ),
  importedSkipped: ({ count, line, reason }) =>
    plural(
      count,
      {
        one: (number) => `${number} flashcard foi ignorado. Linha ${line}: ${reason}`,
        other: (number) =>
          `${number} flashcards foram ignorados. O primeiro, na linha ${line}: ${reason}`,
      },
      "pt",
    ),

  // A card of the learner's own
  addCard: () => "Adicionar um flashcard",
  addCardButton: () => "Adicionar flashcard",
  adding: () => "Adicionando…",
  addedTitle: () => "Flashcard adicionado",
  notAddedTitle: () => "O flashcard não foi adicionado",
  myCards: () => "Meus flashcards",
  myCardsOf: ({ course }) => `Meus flashcards: ${course}`,
  deckAndCourse: () =>
    "Um flashcard vai para um baralho ou para uma disciplina. Indique só um deles.",
  deckFull: () => "Este baralho está cheio: nele cabem 10.000 flashcards.",
  nothingToChange: () => "Informe uma nova frente, um novo verso ou uma disciplina.",
  quoteMissing: () => "Informe a citação em que o flashcard se baseia.",
  quoteNotFound: () =>
    "Estas palavras não estão no documento ou não estão nessa página. Copie exatamente como estão.",
  quoteTooLong: () => "A citação precisa ter menos de 2.000 caracteres.",
} satisfies Catalogue<typeof import("../en/import")>;
