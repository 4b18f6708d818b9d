import type { Catalogue } from "~/localization/catalogue";

export default {
  cardNotFound: () => "Carte introuvable. Elle a peut-être été supprimée.",

  // Editing a card
  edit: () => "Modifier",
  stopEditing: () => "Ne plus modifier",
  cardNumber: ({ number }) => `la carte ${number}`,
  front: () => "Recto",
  back: () => "Verso",
  save: () => "Enregistrer la carte",
  saving: () => "Enregistrement…",
  notChangedTitle: () => "Cette carte n’a pas été modifiée",
  frontMissing: () => "Écris quelque chose au recto.",
  frontTooLong: () => "Le recto doit faire moins de 1 000 caractères.",
  backMissing: () => "Écris quelque chose au verso.",
  backTooLong: () => "Le verso doit faire moins de 1 000 caractères.",

  // Writing a card from a document
  writeCardTitle: () => "Écrire une flashcard",
  writeCardHint: () => "Elle va dans « Mes cartes » et revient dans tes révisions.",
  documentWords: () => "Mots du document",
  documentWordsHint: () => "Ils restent avec la carte, avec la page où ils se trouvent.",
  cardQuestion: () => "Recto : la question",
  cardAnswer: () => "Verso : la réponse",
  cardAnswerHint: () => "Si tu le laisses vide, les mots ci-dessus sont la réponse.",
  wordsTooLong: () => "Choisis moins de 1 000 caractères.",

  // The course of a card
  cardCourseTitle: () => "Déplacer une carte vers une matière",
  cardCourseHint: () =>
    "Elle passe dans «\u00a0Mes cartes\u00a0» de la matière et garde ses dates de révision. Un examen de la matière peut les avancer.",
  changeCourse: () => "Changer de matière",
  moveCard: () => "Déplacer la carte",
  moving: () => "Déplacement…",
  movedTitle: () => "Carte déplacée",
  notMovedTitle: () => "La carte n’a pas été déplacée",
  cardOfDocument: () =>
    "Cette carte vient d’un document\u00a0: elle fait partie des matières de ce document.",

  // Deleting a card
  removeTitle: () => "Supprimer une carte",
  removeCard: () => "Supprimer la carte",
  areYouSure: () => "Supprimer cette carte\u00a0?",
  removeWarning: ({ front }) => [
    "La carte « ",
    front,
    " » sera définitivement supprimée. Cette action est irréversible.",
  ],
  remove: () => "Supprimer",
  removing: () => "Suppression…",
  cancel: () => "Annuler",
  notRemovedTitle: () => "Cette carte n’a pas été supprimée",
  nothingToRemoveTitle: () => "Aucune carte à supprimer",
  removedTitle: () => "Carte supprimée",
} satisfies Catalogue<typeof import("../en/cards")>;
