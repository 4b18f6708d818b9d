import type { Catalogue } from "~/localization/catalogue";

export default {
  exportNotFound: () => "No encontramos lo que querías exportar. Puede que se haya eliminado.",
  exportFormatUnknown: () =>
    "Elige el formato csv, md, gift o qti; un mazo también se puede exportar como apkg.",
  exportAs: () => "Exportar",
  exportCsv: () => "CSV",
  exportMarkdown: () => "Markdown",
  exportGift: () => "GIFT para Moodle",
  exportQti: () => "QTI 2.1",
} satisfies Catalogue<typeof import("../en/export")>;
