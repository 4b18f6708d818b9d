import type { Catalogue } from "~/localization/catalogue";

export default {
  // Answers that the browser's own model puts in other words
  phraseSwitch: () => "Reformular respuestas en este dispositivo",
  phraseSwitchOn: () =>
    "Pulsa “Reformular en este dispositivo” debajo de una respuesta con fuentes. Fennec comprueba cada cita.",
  phraseSwitchOff: () =>
    "La IA de tu navegador puede reformular una respuesta a partir de sus fuentes.",
  modelUnavailable: () => "La IA integrada en tu navegador no puede funcionar en este dispositivo.",
  modelDownloadFailed: () => "Tu navegador no pudo descargar su IA. Inténtalo de nuevo.",
  modelDownloading: ({ percent }) => `Tu navegador está descargando su IA: ${percent}\u00a0%`,
  phrase: () => "Reformular en este dispositivo",
  phrasing: () => "Reformulando en este dispositivo",
  phrased: () => "Reformulada en este dispositivo",
  phrasedFromSources: () => "Reformulada en este dispositivo a partir de las fuentes de arriba",
  modelGaveNoAnswer: () => "La IA de tu navegador no respondió. Inténtalo de nuevo.",
  phrasingNotChecked: () =>
    "No se pudo comprobar la respuesta reformulada. Revisa tu conexión e inténtalo de nuevo.",
  phrasingNotShown: () =>
    "No se pudo comprobar la respuesta reformulada, así que no se muestra. Inténtalo de nuevo.",
  phrasingRefused: ({ reason }) => `${reason} No se muestra. Puedes intentarlo de nuevo.`,
  phrasingRequired: () => "No hay texto que comprobar.",
  quoteNotFound: () => "La respuesta reformulada cita palabras que no están en sus fuentes.",
  noSource: () => "Nada de la respuesta reformulada procede de sus fuentes.",
} satisfies Catalogue<typeof import("../en/on-device")>;
