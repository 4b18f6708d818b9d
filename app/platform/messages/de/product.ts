import type { Catalogue } from "~/localization/catalogue";

export default {
  description: () =>
    "Lade dein Lernmaterial hoch. Fennec beantwortet deine Fragen dazu, fragt dich ab und zeigt zu jeder Antwort die Seite, auf der sie steht.",
  documentTitle: ({ title, product }) => `${title} · ${product}`,
} satisfies Catalogue<typeof import("../en/product")>;
