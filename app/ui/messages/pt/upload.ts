import type { Catalogue } from "~/localization/catalogue";

export default {
  // Choosing files
  processingFile: () => "Processando o arquivo…",
  tapToUploadFile: () => "Toque para enviar um arquivo",
  tapToUploadFiles: () => "Toque para enviar materiais",
  dropFile: () => "Solte um arquivo ou clique para escolher",
  dropFiles: () => "Solte arquivos ou clique para escolher",
  fileChosen: () => "Arquivo escolhido.",
  filesChosen: () => "Arquivos escolhidos. Toque em Enviar.",
  fileHint: ({ formats, size }) => `${listed(formats)}. Até ${size}.`,
  filesHint: ({ formats, size, count }) =>
    `${listed(formats)}. Até ${size} por arquivo, ${count} de cada vez.`,
  uploadMaterials: () => "Enviar materiais de estudo",

  // Files that cannot be uploaded
  invalidFileTypeTitle: () => "Tipo de arquivo inválido",
  fileTooLargeTitle: () => "Arquivo grande demais",
  fileTooLarge: ({ file, size }) =>
    `“${file}” passa de ${size}. Reduza o tamanho ou divida em partes.`,
  tooManyFilesTitle: () => "Arquivos demais",
  tooManyFiles: ({ count }) => `Envie até ${count} arquivos de cada vez.`,
  filesTooLargeTitle: () => "Arquivos grandes demais",
  filesTooLarge: ({ size }) => `Juntos, estes arquivos passam de ${size}. Envie menos de cada vez.`,

  // Uploads that failed
  uploadFailedTitle: () => "Falha no envio",
  uploadFailed: () => "Não foi possível enviar os arquivos. Tente de novo.",
  uploadRefused: ({ status, reason }) => `Falha no envio: ${status} ${reason}`.trim(),

  // Progress
  shrinkingPhotos: () => "Reduzindo suas fotos antes de enviar.",
  readingUpload: () => "Enviado. O Fennec está lendo o texto.",
  cancelUpload: () => "Cancelar",
  filesBeingUploaded: () => "Arquivos sendo enviados",
  percentSent: ({ percent }) => `${percent}%`,
  fileSent: () => "Enviado",
} satisfies Catalogue<typeof import("../en/upload")>;

const listed = (formats: readonly string[]) =>
  new Intl.ListFormat("pt", { type: "unit" }).format(formats);
