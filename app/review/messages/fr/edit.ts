import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";

export default {
  // Changing a card or question
  editTitle: () => "Modifier un élément",
  editItem: () => "Modifier",
  editQuestion: () => "Modifier la question",
  editCard: () => "Modifier la carte",
  questionText: () => "Question",
  optionTexts: () => "Réponses, la bonne étant cochée",
  optionsHint: () => "Une réponse vide est ignorée.",
  explanationText: () => "Explication",
  cardFront: () => "Recto",
  cardBack: () => "Verso",
  saveItem: () => "Enregistrer",
  savingItem: () => "Enregistrement…",
  cancelEdit: () => "Annuler",
  editedTitle: () => "Enregistré",
  sourceDropped: () => "La citation ne dit pas cela, elle a été retirée.",
  notEditedTitle: () => "Rien n’a été enregistré",
  questionMissing: () => "Écris la question.",
  tooFewOptions: () => "Écris au moins deux réponses.",
  optionsAlike: () => "Deux réponses sont identiques.",
  rightMissing: () => "Coche la bonne réponse.",
  sideMissing: () => "Écris quelque chose ici.",
  nothingToChange: () => "Indique ce qui doit changer.",
  optionText: ({ letter }) => `Réponse ${letter}`,
  optionIsRight: ({ letter }) => `La réponse ${letter} est la bonne`,
  textTooLong: ({ limit }) =>
    `Ton texte doit faire moins de ${formatNumber(limit, "fr")} caractères.`,
} satisfies Catalogue<typeof import("../en/edit")>;
