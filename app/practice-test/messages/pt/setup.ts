import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title, and the heading of all pages
  title: () => "Simulados",

  // The form
  newTest: () => "Novo simulado",
  noAnswersShown: () =>
    "Ao finalizar o simulado, você vê quais respostas estavam certas e por quê.",
  count: () => "Número de questões",
  countRange: () => "De 1 a 100.",
  countRangeFree: ({ limit }) => `De 1 a 100. O plano gratuito inclui até ${limit} por simulado.`,
  generate: () => "Criar simulado",
  generating: () => "Criando seu simulado",
  takesSeconds: () => "Costuma levar de 15 a 30 segundos.",

  // File or text
  sources: () => "De onde vem seu material",
  uploadTab: () => "Enviar arquivo",
  pasteTab: () => "Colar texto",
  makeFrom: () => "A partir de",
  yourText: () => "Seu texto",
  textHint: () => "Até 200.000 caracteres. O Fennec não guarda o texto em si.",
  textPlaceholder: () => "Cole um capítulo, um artigo ou suas anotações.",
  fileOrTextTitle: () => "Arquivo ou texto?",
  noFileTitle: () => "Nenhum arquivo escolhido",
  noTextTitle: () => "Falta o texto",

  // The learner's files
  yourFiles: () => "Seus arquivos",
  courseAndFiles: () => "A disciplina ou um dos seus arquivos",
  courseOf: ({ count }) =>
    count === 0
      ? "Disciplina, sem documentos"
      : plural(count, { one: "Disciplina, # documento", other: "Disciplina, # documentos" }, "pt"),
  stillReading: () => "Lendo o texto",
  noText: () => "Sem texto para criar questões",
  pages: ({ count }) => plural(count, { one: "# página", other: "# páginas" }, "pt"),
  words: ({ count }) => plural(count, { one: "# palavra", other: "# palavras" }, "pt"),
  nothingToAsk: () => "nada para perguntar",
  facts: ({ facts }) => facts.join(", "),

  // Uploading
  tryAgain: () => "Tentar de novo",
  upload: () => "Enviar",
  uploadedTitle: () => "Arquivo enviado",
  uploaded: ({ file }) => `Já dá para criar um simulado com ${file}`,
  uploadedInReading: ({ file }) =>
    `O Fennec ainda está lendo ${file}. Você pode escolher o arquivo assim que ele terminar.`,
  wrongTypeTitle: () => "Tipo de arquivo inválido",
  uploadFailedTitle: () => "Falha no envio",

  // Earlier tests
  earlier: () => "Simulados anteriores",
} satisfies Catalogue<typeof import("../en/setup")>;
