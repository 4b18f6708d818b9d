import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  cardTitle: ({ position, deck }) => `Tarjeta ${position}, ${deck}`,

  // A card
  cardOf: ({ position, total }) => `Tarjeta ${position} de ${total}`,
  cardOfShuffled: ({ position, total }) => `Tarjeta ${position} de ${total}, mazo mezclado`,
  doneLabel: () => "Tarjetas listas por ahora",
  doneOf: ({ done, total }) => `${done} de ${total} listas por ahora`,
  allDone: () => "Todo listo por ahora. Esta ronda es práctica extra.",
  showQuestion: () => "Mostrar pregunta",
  showAnswer: () => "Mostrar respuesta",

  // Navigation
  neighbours: () => "Tarjeta anterior y siguiente",
  previousCard: () => "Tarjeta anterior",
  previous: () => "Anterior",
  nextCard: () => "Tarjeta siguiente",
  next: () => "Siguiente",
  backToDeck: () => "Volver",
  shuffle: () => "Mezclar",
  reset: () => "Reiniciar",
  cycleCompletedTitle: () => "Vuelta completa",
  cycleCompleted: ({ count }) =>
    plural(
      count,
      {
        one: "Ya viste la única tarjeta. Aquí está otra vez.",
        other: "Ya viste las # tarjetas. Vuelves a la primera.",
      },
      "es",
    ),

  // Rating
  gradeMissing: () => "Elige cuánto te costó recordarlo.",
  undo: () => "Deshacer",
  undoLabel: () => "Deshacer la última valoración",
  undoneTitle: () => "Valoración deshecha",
  notRatedTitle: () => "No se guardó tu valoración",
  notUndoneTitle: () => "No se deshizo la valoración",
  nothingChangedTitle: () => "No cambió nada",
  noAnswer: () => "No se pudo conectar con Fennec. Revisa tu conexión e inténtalo de nuevo.",

  // The end of a session
  sessionTitle: ({ deck }) => `Sesión, ${deck}`,
  sessionDone: () => "Listo por ahora",
  sessionSoFar: () => "Tu sesión hasta ahora",
  remembered: ({ remembered, total }) => `Recordaste ${remembered} de ${total}`,
  studied: ({ cards, minutes }) =>
    plural(
      minutes,
      {
        one: (number) => `${cards} en ${number} minuto.`,
        other: (number) => `${cards} en ${number} minutos.`,
      },
      "es",
    ),
  nextReviewTomorrow: () => "Todas las tarjetas tienen fecha. Próximo repaso: mañana.",
  nextReview: ({ interval }) => `Todas las tarjetas tienen fecha. Próximo repaso: en ${interval}.`,
  moreWaiting: () => "Hay más tarjetas esperándote.",
  backToTheDeck: () => "Volver al mazo",
  keepStudying: () => "Seguir estudiando",
} satisfies Catalogue<typeof import("../en/study")>;
