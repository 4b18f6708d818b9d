import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";

export default {
  // Changing a card or question
  editTitle: () => "Editar um item",
  editItem: () => "Editar",
  editQuestion: () => "Editar a questão",
  editCard: () => "Editar o flashcard",
  questionText: () => "Enunciado",
  optionTexts: () => "Alternativas, com a correta marcada",
  optionsHint: () => "Uma alternativa vazia é ignorada.",
  explanationText: () => "Explicação",
  cardFront: () => "Frente",
  cardBack: () => "Verso",
  saveItem: () => "Salvar",
  savingItem: () => "Salvando…",
  cancelEdit: () => "Cancelar",
  editedTitle: () => "Salvo",
  sourceDropped: () => "A citação não diz isso, então foi removida.",
  notEditedTitle: () => "Não foi salvo",
  questionMissing: () => "Escreva o enunciado.",
  tooFewOptions: () => "Escreva pelo menos duas alternativas.",
  optionsAlike: () => "Há duas alternativas iguais.",
  rightMissing: () => "Marque a alternativa correta.",
  sideMissing: () => "Escreva algo aqui.",
  nothingToChange: () => "Diga o que mudar.",
  optionText: ({ letter }) => `Alternativa ${letter}`,
  optionIsRight: ({ letter }) => `A alternativa ${letter} é a correta`,
  textTooLong: ({ limit }) => `Use menos de ${formatNumber(limit, "pt")} caracteres.`,
} satisfies Catalogue<typeof import("../en/edit")>;
