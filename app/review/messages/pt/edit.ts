import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";

export default {
  // Changing a card or question
  editTitle: () => "Editar um item",
  editItem: () => "Editar",
  editQuestion: () => "Editar a pergunta",
  editCard: () => "Editar o flashcard",
  questionText: () => "Pergunta",
  optionTexts: () => "Opções, com a correta marcada",
  optionsHint: () => "Uma opção vazia é ignorada.",
  explanationText: () => "Explicação",
  cardFront: () => "Frente",
  cardBack: () => "Verso",
  saveItem: () => "Salvar",
  savingItem: () => "Salvando…",
  cancelEdit: () => "Cancelar",
  editedTitle: () => "Salvo",
  sourceDropped: () => "A citação não diz isso, então foi removida.",
  notEditedTitle: () => "Não foi salvo",
  questionMissing: () => "Escreva a pergunta.",
  tooFewOptions: () => "Escreva pelo menos duas opções.",
  optionsAlike: () => "Há duas opções iguais.",
  rightMissing: () => "Marque a opção correta.",
  sideMissing: () => "Escreva algo aqui.",
  nothingToChange: () => "Diga o que mudar.",
  optionText: ({ letter }) => `Opção ${letter}`,
  optionIsRight: ({ letter }) => `A opção ${letter} é a correta`,
  textTooLong: ({ limit }) => `Use menos de ${formatNumber(limit, "pt")} caracteres.`,
} satisfies Catalogue<typeof import("../en/edit")>;
