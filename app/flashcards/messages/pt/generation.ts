import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Why no deck was made
  noContentTitle: () => "Nenhum conteúdo escolhido",
  noContent: () => "Escolha um arquivo ou digite um tema para criar flashcards.",
  generationFailed: () => "Não foi possível criar os flashcards. Tente de novo.",
  notGeneratedTitle: () => "Nenhum flashcard foi criado",
  tooLittle: ({ name }) =>
    `“${name}” não tem conteúdo suficiente para flashcards. Tente outro arquivo.`,
  tooLittleInCourse: ({ name }) =>
    `“${name}” não tem conteúdo suficiente para flashcards. Adicione mais documentos à disciplina.`,
  tooLittleInParts: ({ name }) =>
    `Estas partes de “${name}” não têm conteúdo suficiente para flashcards. Tente o documento inteiro.`,
  tooLittleAbout: ({ name, topic }) =>
    `“${name}” não tem conteúdo suficiente sobre “${topic}” para flashcards. Tente outro arquivo ou um tema mais amplo.`,
  countMissing: () => "Escolha um número de flashcards de 5 a 100.",
  countTooSmall: () => "Escolha pelo menos 5 flashcards.",
  countTooLarge: () => "Escolha no máximo 100 flashcards.",
  countNotInSteps: () => "Escolha um múltiplo de 5, como 15 ou 20.",

  // A deck that was made
  untitled: () => "Flashcards",
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "O material só rendeu # bom flashcard, então o baralho é menor do que você pediu.",
        other: "O material só rendeu # bons flashcards, então o baralho é menor do que você pediu.",
      },
      "pt",
    ),
} satisfies Catalogue<typeof import("../en/generation")>;
