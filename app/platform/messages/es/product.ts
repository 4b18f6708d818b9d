import type { Catalogue } from "~/localization/catalogue";

export default {
  // Titles and descriptions of documents
  description: () =>
    "Sube tus materiales de estudio. Fennec responde a tus preguntas, te pone a prueba y te muestra de qué página sale cada respuesta.",
  documentTitle: ({ title, product }) => `${title} · ${product}`,
} satisfies Catalogue<typeof import("../en/product")>;
