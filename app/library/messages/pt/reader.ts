import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title and facts
  docsTitle: () => "Leitura",
  pageCount: ({ count }) => plural(count, { one: "# página", other: "# páginas" }, "pt"),
  wordCount: ({ count }) => plural(count, { one: "# palavra", other: "# palavras" }, "pt"),
  fileFacts: ({ facts }) => facts.join(", "),
  setExamDate: () => "Data da prova",
  studyGuide: () => "Guia de estudo",
  concepts: () => "Conceitos",
  openOriginal: () => "Abrir o original",
  originalOf: ({ file }) => `O original de ${file}`,

  // The text
  nothingToRead: () => "Sem texto legível",
  originalKept: () =>
    "O Fennec não conseguiu ler nenhum texto neste arquivo. O original continua aqui. Tente enviar uma cópia mais nítida.",
  textComing: () => "O Fennec está lendo o texto. Ele vai aparecer aqui quando estiver pronto.",
  contents: () => "Sumário",
  speakerNotes: () => "Anotações do apresentador:",
  table: () => "Tabela",
  selectForCard: () => "Selecione palavras para criar um flashcard.",
  writeCard: () => "Escrever flashcard",
  cardFromWords: () => "Criar flashcard",
  backToCitation: () => "Voltar para onde você estava",

  // Pages
  pages: () => "Páginas",
  page: ({ page }) => `Página ${page}`,
  pageRange: ({ first, last }) => `Páginas ${first} a ${last}`,
  previousPage: () => "Página anterior",
  nextPage: () => "Próxima página",

  // Find in the document
  findInDocument: () => "Buscar neste documento",
  find: () => "Buscar",
  noMatches: ({ words }) => ["Nenhum resultado para “", words, "”"],
  matchOf: ({ current, count }) =>
    plural(
      count,
      {
        one: (number) => `${current} de ${number} resultado`,
        other: (number) => `${current} de ${number} resultados`,
      },
      "pt",
    ),
  previousMatch: () => "Resultado anterior",
  nextMatch: () => "Próximo resultado",
  endSearch: () => "Fechar busca",
} satisfies Catalogue<typeof import("../en/reader")>;
