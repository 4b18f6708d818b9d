import type { Catalogue } from "~/localization/catalogue";

export default {
  exportNotFound: () => "Élément introuvable. Il a peut-être été supprimé.",
  exportFormatUnknown: () =>
    "Choisis le format csv, md, gift ou qti ; un paquet peut aussi être exporté en apkg.",
  exportAs: () => "Exporter",
  exportCsv: () => "CSV",
  exportMarkdown: () => "Markdown",
  exportGift: () => "GIFT pour Moodle",
  exportQti: () => "QTI 2.1",
} satisfies Catalogue<typeof import("../en/export")>;
