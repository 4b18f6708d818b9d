import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // A request without files, or with too many
  chooseFile: () => "Escolha pelo menos um arquivo.",
  fileTooLarge: ({ size }) =>
    `Um dos seus arquivos passa de ${size}. Reduza o tamanho ou divida em partes.`,
  batchTooLarge: ({ size }) => `Juntos, estes arquivos passam de ${size}. Envie menos de cada vez.`,
  tooManyFiles: ({ count }) => `Envie até ${count} arquivos de cada vez.`,
  uploadIncomplete: () => "O envio foi interrompido. Envie seus arquivos de novo.",

  // Files whose text cannot be extracted
  emptyFile: ({ file }) => `“${file}” está vazio. Escolha outro arquivo.`,
  encryptedFile: ({ file }) =>
    `“${file}” está protegido por senha. Salve uma cópia sem senha e envie essa cópia.`,
  damagedFile: ({ file }) =>
    `“${file}” está corrompido e não abre. Exporte ou baixe de novo e envie a nova cópia.`,
  fileWithoutText: ({ file }) =>
    `“${file}” não tem texto, só imagens ou formas. Envie uma versão em que dê para selecionar o texto.`,
  unfinishedFile: ({ file }) =>
    `O Fennec não conseguiu terminar de ler “${file}”. Tente de novo ou divida o arquivo e envie as partes.`,
  oversizedFile: ({ file }) =>
    `“${file}” tem mais conteúdo do que o Fennec consegue ler de uma vez. Divida o arquivo e envie as partes.`,
  readerBusy: () => "O Fennec está lendo outros arquivos. Envie os seus de novo daqui a um minuto.",

  // Pasted texts
  textReaderBusy: () => "O Fennec está lendo outros textos. Tente de novo daqui a um minuto.",
  unfinishedText: () =>
    "O Fennec não conseguiu terminar de ler esse texto. Tente de novo ou encurte o texto.",

  // Files of earlier uploads
  fileNotFound: () => "Não encontramos esse arquivo. Talvez já tenha sido excluído.",
  stillReading: ({ count }) =>
    plural(
      count,
      {
        one: "O Fennec ainda está lendo este arquivo. Tente de novo daqui a pouco.",
        other: "O Fennec ainda está lendo estes arquivos. Tente de novo daqui a pouco.",
      },
      "pt",
    ),
  fileAndCourse: () => "Envie `fileId` ou `courseId`, não os dois.",
  partsWithoutFile: () =>
    "Envie `parts` junto com `fileId`; com `courseId`, cada parte precisa do próprio `fileId`.",
  topicTooLong: ({ count }) => `O tema precisa ter menos de ${count} caracteres.`,
} satisfies Catalogue<typeof import("../en/refusals")>;
