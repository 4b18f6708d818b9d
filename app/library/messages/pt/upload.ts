import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The form
  dropToUpload: () => "Solte para enviar",
  fileNotUploaded: ({ file }) => `Não enviado: ${file}`,
  filesNotUploaded: ({ count }) => `${count} arquivos não enviados`,
  tryUploadAgain: () => "Tentar de novo",
  upload: () => "Enviar",

  // Its page and its results
  uploadPageTitle: () => "Enviar arquivos",
  uploadHeading: () => "Enviar materiais de estudo",
  nothingUploaded: () => "Nada foi enviado",
  filesUploadedTitle: () => "Arquivos enviados",
  filesUploaded: ({ count }) =>
    plural(count, { one: "# arquivo enviado.", other: "# arquivos enviados." }, "pt"),
  chatStartedTitle: () => "Chat iniciado",
  chatStarted: ({ file }) => `Já dá para conversar sobre ${file}`,

  // Pages of the web, and pasted texts
  addPageTitle: () => "Adicionar página da web ou texto",
  addMore: () => "Adicionar página da web ou texto",
  webPage: () => "Página da web",
  address: () => "Endereço",
  addressHint: () =>
    "O Fennec lê o texto principal da página. O endereço de um PDF ou de outro documento também serve.",
  addPage: () => "Adicionar página",
  addingPage: () => "Lendo a página…",
  pastedText: () => "Texto colado",
  textName: () => "Nome (opcional)",
  textToPaste: () => "Texto",
  addText: () => "Adicionar texto",
  addingText: () => "Lendo o texto…",
  notAddedTitle: () => "Nada foi adicionado",
  addedTitle: () => "Documento adicionado",
  noAnswer: () => "O Fennec não respondeu. Verifique sua conexão e tente de novo.",
  sourceOf: ({ site }) => `De ${site}`,
  addressMissing: () => "Digite o endereço de uma página.",
  addressMalformed: () => "Isso não parece o endereço de uma página.",
  addressForbidden: () =>
    "O Fennec só abre páginas públicas da web. Copie o texto e adicione como texto colado.",
  addressUnreachable: () =>
    "O Fennec não conseguiu abrir essa página. Confira o endereço ou copie o texto e adicione como texto colado.",
  addressUnreadable: () =>
    "O Fennec não consegue ler o que há nesse endereço. Baixe e envie uma cópia em outro formato.",
  addressTooLarge: () => "O que há nesse endereço é grande demais para o Fennec ler.",
  textMissing: () => "Cole ou digite um texto primeiro.",
  textTooLong: ({ count }) =>
    `O texto precisa ter menos de ${new Intl.NumberFormat("pt").format(count)} caracteres.`,
} satisfies Catalogue<typeof import("../en/upload")>;
