import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Guia de estudo",
  titleOf: ({ name }) => `Guia de estudo, ${name}`,

  // Heading
  heading: ({ name }) => `Guia de estudo: ${name}`,
  openCourse: () => "Abrir disciplina",
  readText: () => "Ler o texto",
  print: () => "Imprimir",
  introduction: () =>
    "As informações principais do documento, com as palavras dele e organizadas por tipo.",
  introductionToCourse: () =>
    "As informações principais dos documentos desta disciplina, com as palavras deles e organizadas por tipo.",
  linksBack: () => "Cada uma leva ao seu lugar no texto.",

  // Parts
  parts: () => "Partes do guia",
  terms: () => "Termos-chave",
  people: () => "Pessoas",
  causes: () => "Causas e consequências",
  differences: () => "Diferenças",
  dates: () => "Datas",
  steps: () => "Etapas",
  lists: () => "Listas",
  formulas: () => "Fórmulas",
  questions: () => "Perguntas e respostas",
  tables: () => "Tabelas",
  table: () => "Tabela",
  page: ({ page }) => `Página ${page}`,
  pageOf: ({ page, document }) => `${document}, página ${page}`,
  showInText: () => "Ver no texto",

  // Without a guide
  reading: () => "O Fennec está lendo o texto. O guia vai aparecer aqui quando estiver pronto.",
  noGuideTitle: () => "Sem guia para este documento",
  noGuideForCourse: () => "Sem guia para esta disciplina",
  noText: () =>
    "O Fennec não conseguiu ler nenhum texto neste documento. Tente enviar uma cópia mais nítida.",
  noDocuments: () => "A disciplina ainda não tem documentos. Adicione alguns.",
  noTextInCourse: () =>
    "O Fennec não conseguiu ler nenhum texto nos documentos desta disciplina. Tente adicionar cópias mais nítidas.",
  nothingFoundInCourse: () =>
    "O Fennec não encontrou termos, causas, datas ou listas nos documentos desta disciplina. Mesmo assim, você pode ler os textos e fazer perguntas.",
  nothingFound: () =>
    "O Fennec não encontrou termos, causas, datas ou listas neste documento. Mesmo assim, você pode ler o texto e fazer perguntas.",

  // Requests
  scopeMissing: () => "Envie `fileId` ou `courseId`.",
} satisfies Catalogue<typeof import("./en")>;
