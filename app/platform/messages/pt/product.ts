import type { Catalogue } from "~/localization/catalogue";

export default {
  // Titles and descriptions of documents
  description: () =>
    "Envie seus materiais de estudo. O Fennec responde às suas perguntas, cria quizzes e mostra de que página vem cada resposta.",
  documentTitle: ({ title, product }) => `${title} · ${product}`,
} satisfies Catalogue<typeof import("../en/product")>;
