import type { Catalogue } from "~/localization/catalogue";

export default {
  // Answers that the browser's own model puts in other words
  phraseSwitch: () => "Reformular respostas neste dispositivo",
  phraseSwitchOn: () =>
    "Toque em “Reformular neste dispositivo” abaixo de uma resposta com fontes. O Fennec confere cada citação.",
  phraseSwitchOff: () =>
    "A IA do seu navegador pode reformular uma resposta a partir das fontes dela.",
  modelUnavailable: () => "A IA do seu navegador não funciona neste dispositivo.",
  modelDownloadFailed: () => "Seu navegador não conseguiu baixar a IA. Tente de novo.",
  modelDownloading: ({ percent }) => `Seu navegador está baixando a IA: ${percent}%`,
  phrase: () => "Reformular neste dispositivo",
  phrasing: () => "Reformulando neste dispositivo",
  phrased: () => "Reformulada neste dispositivo",
  phrasedFromSources: () => "Reformulada neste dispositivo, a partir das fontes acima",
  modelGaveNoAnswer: () => "A IA do seu navegador não respondeu. Tente de novo.",
  phrasingNotChecked: () =>
    "Não foi possível conferir a resposta reformulada. Verifique sua conexão e tente de novo.",
  phrasingNotShown: () =>
    "Não foi possível conferir a resposta reformulada, então ela não é mostrada. Tente de novo.",
  phrasingRefused: ({ reason }) => `${reason} Ela não é mostrada. Você pode tentar de novo.`,
  phrasingRequired: () => "Não há texto para conferir.",
  quoteNotFound: () => "A resposta reformulada cita palavras que não estão nas fontes.",
  noSource: () => "Nada na resposta reformulada vem das fontes.",
} satisfies Catalogue<typeof import("../en/on-device")>;
