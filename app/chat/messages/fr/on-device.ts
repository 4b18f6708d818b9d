import type { Catalogue } from "~/localization/catalogue";

export default {
  // Answers that the browser's own model puts in other words
  phraseSwitch: () => "Reformuler les réponses sur cet appareil",
  phraseSwitchOn: () =>
    "Appuie sur « Reformuler sur cet appareil » sous une réponse avec sources. Fennec vérifie chaque citation.",
  phraseSwitchOff: () =>
    "L’IA de ton navigateur peut reformuler une réponse à partir de ses sources.",
  modelUnavailable: () =>
    "L’IA intégrée à ton navigateur ne peut pas fonctionner sur cet appareil.",
  modelDownloadFailed: () => "Ton navigateur n’a pas pu télécharger son IA. Réessaie.",
  modelDownloading: ({ percent }) => `Ton navigateur télécharge son IA : ${percent} %`,
  phrase: () => "Reformuler sur cet appareil",
  phrasing: () => "Reformulation sur cet appareil",
  phrased: () => "Reformulé sur cet appareil",
  phrasedFromSources: () => "Reformulé sur cet appareil, à partir des sources ci-dessus",
  modelGaveNoAnswer: () => "L’IA de ton navigateur n’a pas répondu. Réessaie.",
  phrasingNotChecked: () =>
    "La réponse reformulée n’a pas pu être vérifiée. Contrôle ta connexion et réessaie.",
  phrasingNotShown: () =>
    "La réponse reformulée n’a pas pu être vérifiée, elle n’est donc pas affichée. Réessaie.",
  phrasingRefused: ({ reason }) => `${reason} Elle n’est donc pas affichée. Tu peux réessayer.`,
  phrasingRequired: () => "Il n’y a pas de texte à vérifier.",
  quoteNotFound: () => "La réponse reformulée cite des mots absents de ses sources.",
  noSource: () => "La réponse reformulée ne contient rien qui vienne de ses sources.",
} satisfies Catalogue<typeof import("../en/on-device")>;
