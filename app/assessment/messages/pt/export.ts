import type { Catalogue } from "~/localization/catalogue";

export default {
  exportNotFound: () =>
    "Não encontramos o que você queria exportar. Talvez já tenha sido excluído.",
  exportFormatUnknown: () =>
    "Escolha o formato csv, md, gift ou qti; um baralho também pode ser exportado como apkg.",
  exportAs: () => "Exportar",
  exportCsv: () => "CSV",
  exportMarkdown: () => "Markdown",
  exportGift: () => "GIFT para Moodle",
  exportQti: () => "QTI 2.1",
} satisfies Catalogue<typeof import("../en/export")>;
