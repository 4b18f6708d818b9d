import type { Catalogue } from "~/localization/catalogue";

export default {
  description: () =>
    "Importe tes cours. Fennec répond à tes questions, te prépare des quiz et montre la page d’où vient chaque réponse.",
  documentTitle: ({ title, product }) => `${title} · ${product}`,
} satisfies Catalogue<typeof import("../en/product")>;
