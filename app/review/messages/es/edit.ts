import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";

export default {
  // Changing a card or question
  editTitle: () => "Editar un elemento",
  editItem: () => "Editar",
  editQuestion: () => "Editar la pregunta",
  editCard: () => "Editar la tarjeta",
  questionText: () => "Pregunta",
  optionTexts: () => "Opciones, con la correcta marcada",
  optionsHint: () => "Una opción vacía se omite.",
  explanationText: () => "Explicación",
  cardFront: () => "Anverso",
  cardBack: () => "Reverso",
  saveItem: () => "Guardar",
  savingItem: () => "Guardando…",
  cancelEdit: () => "Cancelar",
  editedTitle: () => "Guardado",
  sourceDropped: () => "Su cita no dice esto, así que se quitó.",
  notEditedTitle: () => "No se guardó",
  questionMissing: () => "Escribe la pregunta.",
  tooFewOptions: () => "Escribe al menos dos opciones.",
  optionsAlike: () => "Hay dos opciones iguales.",
  rightMissing: () => "Marca la opción correcta.",
  sideMissing: () => "Escribe algo aquí.",
  nothingToChange: () => "Indica qué quieres cambiar.",
  optionText: ({ letter }) => `Opción ${letter}`,
  optionIsRight: ({ letter }) => `La opción ${letter} es correcta`,
  textTooLong: ({ limit }) => `Usa como máximo ${formatNumber(limit, "es")} caracteres.`,
} satisfies Catalogue<typeof import("../en/edit")>;
